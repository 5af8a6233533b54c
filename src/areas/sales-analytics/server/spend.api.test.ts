import { expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { downloadSpend, getSpend, listPaidPrices, setSpendBudget } from '../spend.endpoints.ts'
import { billTestSale, placeTestOrder } from '../testing/sales-history.ts'
import { sumMarked } from './summarize-sales.ts'

// Monday, March 2, 2026.
const api = await startApi()
const { db } = api
const [buyer, colleague, stranger, prospect] = await Promise.all(
  (['buyer', 'colleague', 'stranger', 'prospect'] as const).map((who) => api.as(who)),
)
const params = { division: 'NLV', shipTo: '0000101' }
const flour = (cases: number, each: number) => ({ itemNumber: '0001001', cases, cents: cases * each })
const sell = (shipTo: string, day: string, ...lines: ReturnType<typeof flour>[]) =>
  placeTestOrder(db, { shipTo, day, lines, status: 'Invoiced' })
await sell('0000101', '2026-03-02', flour(3, 2100), { itemNumber: '0001003', cases: 1, cents: 9000 })
await sell('0000101', '2026-02-20', flour(1, 2000))
await sell('0000101', '2026-02-03', flour(1, 1800))
await sell('0000101', '2025-04-01', flour(10, 2000))
// Before both years, which are known therefore.
await sell('0000101', '2024-03-01', flour(1, 2000))
await sell('0000101', '2025-02-28', flour(100, 2000))
await sell('0000101', '2025-03-30', flour(7, 2000))
await sell('0000102', '2026-02-10', flour(2, 2000))
await sell('0000201', '2026-02-10', flour(50, 2000))
await billTestSale(db, { shipTo: '0000101', day: '2026-02-25', creditRequest: 'C', lines: [flour(-1, 2000)] })
await sumMarked(db, { waits: true, today: '2026-03-02' })

const spend = async (who: typeof buyer, query: object) =>
  Object.fromEntries(
    (await who!.ask(getSpend, { params, query })).rows.map((row) => [row.label, [row.spend, row.before]]),
  )

test('spend of a bill-to by ship-to, category and month, credits taken off, beside the year before [NEXT-11]', async () => {
  expect(await spend(buyer, { by: 'shipTo' })).toEqual({
    'Harbor Grill Downtown': [6300 + 9000 + 2000 + 1800 + 20_000 - 2000, 200_000],
    'Harbor Grill Airport': [4000, 0],
  })
  expect(await spend(buyer, { by: 'category' })).toMatchObject({ 'Meat and poultry': [9000, 0] })
  const months = await spend(buyer, { by: 'month' })
  expect(Object.keys(months)).toHaveLength(12)
  // The whole of last March stands beside this one.
  expect([months['March 2026'], months['February 2026'], months['April 2025']]).toEqual([
    [15_300, 14_000],
    [5800, 200_000],
    [20_000, 0],
  ])
})

test('spend of a ship-to that began this year has no year before [NEXT-11]', async () => {
  const airport = { division: 'NLV', shipTo: '0000102' }
  const { total, yearBefore, rows } = await buyer!.ask(getSpend, { params: airport, query: { onlyThis: 'true' } })
  expect([total, yearBefore, rows.at(-2)!.before]).toEqual([{ spend: 4000, before: null }, 'new', null])
})

test('beside the others a ship-to that began during the year before is new, whatever it bought of it [NEXT-11]', async () => {
  const { rows } = await buyer!.ask(getSpend, { params, query: { by: 'shipTo' } })
  expect(rows.map(({ label, isNew }) => [label, isNew])).toEqual([
    ['Harbor Grill Downtown', false],
    ['Harbor Grill Airport', true],
  ])
})

test('spend is that of the ship-tos the reader may act for, or of this one alone [NEXT-11, ACCESS-4]', async () => {
  await db.run(
    `insert into user_ship_tos select id, 'NLV', '0000101' from users where email = 'colleague@larder.example'`,
  )
  expect(Object.keys(await spend(colleague, { by: 'shipTo' }))).toEqual(['Harbor Grill Downtown'])
  expect(Object.keys(await spend(buyer, { by: 'shipTo', onlyThis: 'true' }))).toEqual(['Harbor Grill Downtown'])
  expect((await stranger!.call(getSpend, { params })).status).toBe(404)
})

test('a price is that of the last purchase in each month, and its change counts for this month’s cases [NEXT-11]', async () => {
  const { changes } = await buyer!.ask(listPaidPrices, { params })
  expect(changes).toEqual([
    {
      itemNumber: '0001001',
      description: 'FLOUR ALL PURPOSE',
      unit: 'case',
      before: 2000,
      now: 2100,
      change: 100,
      quantity: 3,
      effect: 300,
    },
  ])
})

test('a budget is set once for a version; who saw an older one is refused [NEXT-11]', async () => {
  const set = (who: typeof buyer, month: number | null, version: number) =>
    who!.call(setSpendBudget, { params, body: { month, version } })
  const both = await Promise.all([set(buyer, 500_000, 0), set(colleague, 600_000, 0)])
  expect(new Set(both.map(codeOf))).toEqual(new Set(['budget_changed', null]))
  expect((await set(buyer, 400_000, 1)).ok).toBe(true)
  expect(codeOf(await set(buyer, 300_000, 1))).toBe('budget_changed')
  const { budget, thisMonth, rows } = await buyer!.ask(getSpend, { params, query: { by: 'month', onlyThis: 'true' } })
  expect([budget, thisMonth]).toEqual([{ month: 400_000, version: 2, changedByName: 'buyer' }, 15_300])
  expect(rows.at(-1)?.budget).toBe(400_000)
  // Not every ship-to of the bill-to has one.
  expect((await buyer!.ask(getSpend, { params })).rows.at(-1)?.budget).toBeNull()
  expect((await set(buyer, null, 2)).ok).toBe(true)
  expect((await buyer!.ask(getSpend, { params })).budget).toBeNull()
  expect((await prospect!.call(setSpendBudget, { params, body: { month: 1, version: 0 } })).ok).toBe(false)
})

test('a file of spend has its rows [NEXT-11]', async () => {
  const file = String(await buyer!.ask(downloadSpend, { params, query: { by: 'shipTo' } }))
  expect(file.split('\r\n')[2]).toBe('Harbor Grill Airport,40.00,0.00,2,')
})
