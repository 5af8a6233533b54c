import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { onboardingOf } from '#tests/support/onboarding.ts'

const { db, url } = await testDatabase()
const onboardIn = onboardingOf(url)

test('prices by weight and quantity, and invoices without a total, are stored as the exports mean them [PLAT-3, ITEM-8]', async () => {
  const others = mkdtempSync(join(tmpdir(), 'larder-onboard-'))
  onTestFinished(() => rmSync(others, { recursive: true, force: true }))
  const write = (name: string, ...lines: string[]) => writeFileSync(join(others, name), `${lines.join('\n')}\n`)
  write('IM_ITEM.csv', 'ITEM_CD,DESCR_1,CATCH_WT,UNIT_COST', 'RIB,Rib,Y,5.4321', 'OIL,Oil,N,21.0049')
  write('AR_CUST.csv', 'CUST_NO,CUST_NM,CITY', 'CAFE,The Cafe,Reno')
  const prices = ['RIB,1,6.7891,LB', 'OIL,10,28.5049,CS', 'OIL,1,8.00,EA', 'OIL,1,30.0051,CS', 'OIL,25,27.00,CS']
  write('PR_LIST.csv', 'ITEM_CD,MIN_QTY,LIST_PRC,UOM', ...prices)
  const invoices = ['V1,IN,RIB,2,123.45,0.00', 'V1,IN,OIL,1,30.01,2.40', 'V2,CM,OIL,1,30.01,2.40']
  write(
    'AR_INV.csv',
    'INV_NO,DOC_TYP,INV_DT,CUST_NO,ITEM_CD,QTY_SHP,EXT_AMT,TAX_AMT',
    ...invoices.map((line) => line.replace(/,(\w\w),/, ',$1,20261102,CAFE,')),
  )
  const { lines } = await onboardIn(others, '--division', 'RNO', '--time-zone', 'America/Los_Angeles', '--yes')
  expect(lines).toContain('casePrice: rounded to the cent (2 rows)')
  expect(lines.filter((line) => line.startsWith('line '))).toEqual([])
  const stored = await db.rows(`select item_number as item, case_price_cents::int as cents,
    per_pound_hundredths::int as pound, each_price_cents::int as each, breaks from item_prices where item_number in ('OIL', 'RIB') order by 1`)
  const breaks = [
    [10, 2850],
    [25, 2700],
  ]
  expect(stored).toEqual([
    { item: 'OIL', cents: 3001, pound: null, each: 800, breaks },
    { item: 'RIB', cents: null, pound: 67_891, each: null, breaks: null },
  ])
  expect(
    await db.rows(`select item_number as item, cost_cents::int as cost from items
    where item_number in ('OIL', 'RIB') order by 1`),
  ).toEqual([
    { item: 'OIL', cost: 2100 },
    { item: 'RIB', cost: 0 },
  ])
  expect(
    await db.rows(`select invoice_number as number, total_cents::int as total, (select sum(shipped_cases)::int
      from invoice_lines l where l.invoice_number = i.invoice_number) as cases from invoices i order by 1`),
  ).toEqual([
    { number: 'V1', total: 15_586, cases: 3 },
    { number: 'V2', total: -3241, cases: -1 },
  ])
})

test('list prices beside items are those of what the file of prices leaves out, night after night [PLAT-3, ITEM-8]', async () => {
  const others = mkdtempSync(join(tmpdir(), 'larder-onboard-'))
  onTestFinished(() => rmSync(others, { recursive: true, force: true }))
  const write = (name: string, ...lines: string[]) => writeFileSync(join(others, name), `${lines.join('\n')}\n`)
  const items = (rice: string) =>
    write('IM_ITEM.csv', 'ITEM_CD,DESCR_1,PACK_SIZE,LIST_PRC', `RICE,Rice,1/50 LB,${rice}`, 'SALT,Salt,12/3 LB,9.99')
  items('41.00')
  write('PR_QTY.csv', 'ITEM_CD,MIN_QTY,PRICE', 'SALT,1,9.50', 'SALT,10,8.75')
  const { lines } = await onboardIn(others, '--division', 'RNO', '--time-zone', 'America/Los_Angeles', '--yes')
  expect(lines.find((line) => line.startsWith('IM_ITEM.csv: prices'))).toContain('of items without one in other files')
  const stored = () =>
    db.rows(`select item_number as item, case_price_cents::int as cents, breaks from item_prices
      where item_number in ('RICE', 'SALT') order by 1`)
  const salt = { item: 'SALT', cents: 950, breaks: [[10, 875]] }
  expect(await stored()).toEqual([{ item: 'RICE', cents: 4100, breaks: null }, salt])
  items('42.50')
  await onboardIn(others)
  expect(await stored()).toEqual([{ item: 'RICE', cents: 4250, breaks: null }, salt])
})
