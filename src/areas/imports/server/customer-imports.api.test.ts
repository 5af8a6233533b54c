import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { startApi } from '#tests/support/api.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { importBytes } from './public.ts'

const { db } = await startApi()

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const csv = (kind: ImportKindName, ...lines: string[]) =>
  importBytes(db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })

test('contacts come with their customer, again without change, and only for its own ship-tos [PLAT-3, CUST-1]', async () => {
  const file = [
    'division,billTo,contactId,shipTo,name,title,isPrimary',
    'NLV,100,c1,,Olga Marsh,Owner,yes',
    'NLV,100,c2,102,Al Doyle,Receiving,no',
    'NLV,100,c3,201,Ivo Hsu,Chef,no',
    'NLV,999,c4,,Nobody,,no',
  ]
  const report = await csv('contacts', ...file)
  expect(report).toMatchObject({ read: 4, added: 2, refused: 2 })
  expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
    [4, 'shipTo'],
    [5, 'billTo'],
  ])
  expect(await csv('contacts', ...file.slice(0, 3))).toMatchObject({ added: 0, unchanged: 2 })
  expect(await db.rows('select contact_id, ship_to, is_primary from customer_contacts order by 1')).toEqual([
    { contact_id: 'c1', ship_to: null, is_primary: true },
    { contact_id: 'c2', ship_to: '0000102', is_primary: false },
  ])
})

test('a ship-to that names itself as parent, or a food cost of nothing, is refused alone [PLAT-3, CUST-2]', async () => {
  const report = await csv(
    'ship-tos',
    'division,shipTo,parentShipTo,maxFoodCostPct',
    'NLV,102,102,',
    'NLV,201,,0',
    'NLV,301,,28.5',
  )
  expect(report).toMatchObject({ read: 3, changed: 1, refused: 2 })
  expect(report.refusals.map(({ field }) => field)).toEqual(['parentShipTo', 'maxFoodCostPct'])
})
