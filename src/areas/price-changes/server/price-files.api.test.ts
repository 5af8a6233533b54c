import { expect, test } from 'vitest'
import { readXlsx } from '#areas/order-import/server/xlsx/read-xlsx.ts'
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts'
import { codeOf } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { downloadPriceChangeXlsx, readPriceFile } from '../price-files.endpoints.ts'
import { oil, startPrices } from '../testing/start-prices.ts'
import { readLine, readLines, textOfRows } from '../web/line-text.ts'

const { admin, dsr, saved } = await startPrices()
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const upload = (bytes: Uint8Array, who = admin) =>
  who.call(readPriceFile, {}, { bytes: Buffer.from(bytes), headers: { 'content-type': type } })

test('a workbook of prices becomes lines of a change, numbers and all [ITEM-8]', async () => {
  const answer = await upload(
    writeXlsx('Prices', [
      ['For', 'Item', 'Case', 'Each', 'From', 'Reference'],
      ['class B', items.oil, 34.5, '', '2026-03-05', '=1+1'],
    ]),
  )
  if (!answer.ok) throw new Error('refused')
  expect(answer.body.rows).toHaveLength(2)
  const [line] = readLines(textOfRows(answer.body.rows), 'scope')!
  expect(line).toMatchObject({ scope: 'class B', caseCents: '34.5', reference: '=1+1' })
})

test('a change that was downloaded as a workbook reads as the same lines again [ITEM-8]', async () => {
  const id = await saved(admin, [oil({ scope: 'C:B', startsOn: '2026-03-05', endsOn: '2026-03-10' })])
  const bytes = Buffer.from((await admin.ask(downloadPriceChangeXlsx, { params: { priceChangeId: id } })) as Uint8Array)
  const { sheets } = await readXlsx(bytes)
  const rows = sheets[0]!.rows.map(([, ...cells]) => cells)
  expect(rows[1]!.length).toBeGreaterThan(10)
  const [text] = readLines(textOfRows(rows), 'scope')!
  const empty = { eachCents: '', poundHundredths: '', reference: '', endsOn: '' }
  expect(readLine({ ...empty, ...text } as Parameters<typeof readLine>[0], false)).toMatchObject({
    line: { scope: 'C:B', itemNumber: items.oil, caseCents: 3400, startsOn: '2026-03-05', endsOn: '2026-03-10' },
  })
})

test('it is for those who manage prices, and what is no file of rows is refused with a sentence [ITEM-8, ACCESS-2]', async () => {
  const refused = await upload(writeXlsx('P', [['a']]), dsr)
  expect([refused.status, codeOf(refused)]).toEqual([403, 'feature_missing'])
  const broken = await upload(Buffer.from('PK\u0003\u0004 not a workbook'))
  expect(broken.ok).toBe(false)
  expect(JSON.stringify(broken.body)).toContain('message')
})
