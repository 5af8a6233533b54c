import { expect, test } from 'vitest'
import { getUsualItems } from '#areas/shop/shop.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import {
  getWalletGaps,
  listLapsedCustomers,
  listLapsedItems,
  suggestUsualItem,
  withdrawSuggestedItem,
} from '../sales-habits.endpoints.ts'
import { placeTestOrder } from '../testing/sales-history.ts'
import { sumMarked } from './summarize-sales.ts'

// Monday, March 2, 2026.
const api = await startApi()
const { db } = api
const [buyer, dsr, otherDsr, admin] = await Promise.all(
  (['buyer', 'dsr', 'otherDsr', 'admin'] as const).map((who) => api.as(who)),
)
const own = { division: 'NLV', shipTo: '0000101' }
const flour = { itemNumber: '0001001', cases: 1, cents: 2000 }
const oil = { itemNumber: '0001002', cases: 1, cents: 3000 }
const sum = () => sumMarked(db, { waits: true, today: '2026-03-02' })

// Flour every week until February 2, oil until today.
for (const day of ['2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02'])
  await placeTestOrder(db, { shipTo: '0000101', day, lines: [flour, oil] })
await placeTestOrder(db, { shipTo: '0000101', day: '2026-03-02', lines: [oil] })
for (const day of ['2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02'])
  await placeTestOrder(db, { shipTo: '0000201', day, lines: [oil] })
await sum()

test('an item bought regularly and overdue has lapsed, with its weeks; what is still bought has not [STAFF-6]', async () => {
  const { items, totalRecords } = await dsr!.ask(listLapsedItems, {})
  expect(totalRecords).toBe(1)
  expect(items).toMatchObject([
    {
      itemNumber: '0001001',
      shipTo: '0000101',
      medianDays: 7,
      lastOn: '2026-02-02',
      purchases: 4,
      weeksOverdue: 3,
      isSuggested: false,
    },
  ])
})

test('a customer who stopped ordering is listed for their own rep alone [STAFF-6, ACCESS-4]', async () => {
  const { customers } = await otherDsr!.ask(listLapsedCustomers, {})
  expect(customers).toMatchObject([{ shipTo: '0000201', shipToName: 'Stone Oven', yearSales: 12_000 }])
  expect((await dsr!.ask(listLapsedCustomers, {})).customers).toEqual([])
  expect((await otherDsr!.ask(listLapsedItems, { query: own })).items).toEqual([])
  expect((await buyer!.call(listLapsedItems, {})).status).toBe(403)
})

test('a suggested item stands first among the usual ones until it is bought, and can be taken back [STAFF-6]', async () => {
  const params = { ...own, itemNumber: '0001001' }
  await dsr!.ask(suggestUsualItem, { params, body: {} })
  await dsr!.ask(suggestUsualItem, { params, body: {} })
  const usual = async () =>
    (await buyer!.ask(getUsualItems, { params: own })).items.map(({ itemNumber, suggestedBy }) => [
      itemNumber,
      suggestedBy,
    ])
  expect((await usual())[0]).toEqual(['0001001', 'dsr'])
  expect((await dsr!.ask(listLapsedItems, {})).items[0]?.isSuggested).toBe(true)
  await dsr!.ask(withdrawSuggestedItem, { params })
  expect((await usual()).filter(([, by]) => by !== null)).toEqual([])
  await dsr!.ask(suggestUsualItem, { params, body: {} })
  await db.run(
    `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at) values ('NLV', '0000101', '0001001', 5, $1)
     on conflict (division, ship_to, item_number) do update set last_ordered_at = excluded.last_ordered_at`,
    [new Date('2026-03-02T21:00:00Z')],
  )
  expect((await usual()).filter(([, by]) => by !== null)).toEqual([])
  const trail = await db.rows(`select action from audit_entries where action like 'suggested-item%' order by at, id`)
  expect(trail).toHaveLength(4)
})

test('what is not sold any more, or is kept for others, cannot be suggested [STAFF-6]', async () => {
  for (const itemNumber of ['0001008', '0001007', '7777777'])
    expect(codeOf(await dsr!.call(suggestUsualItem, { params: { ...own, itemNumber }, body: {} })), itemNumber).toBe(
      'suggested_item_unknown',
    )
  const foreign = { division: 'NLV', shipTo: '0000201', itemNumber: '0001001' }
  expect((await dsr!.call(suggestUsualItem, { params: foreign, body: {} })).status).toBe(404)
})

test('gaps are what five similar kitchens buy; of fewer nothing is said, and no kitchen is named [STAFF-6]', async () => {
  await db.run(
    `insert into ship_tos (division, number, bill_to, name, price_class)
     select 'NLV', '00008' || lpad(n::text, 2, '0'), '0000200', 'CANARY KITCHEN ' || n, 'A' from generate_series(1, 5) n`,
  )
  const buy = (n: number) =>
    placeTestOrder(db, {
      shipTo: `000080${n}`,
      day: '2026-02-10',
      lines: [{ itemNumber: '0001003', cases: 1, cents: 10_000 * n }],
    })
  for (const n of [1, 2, 3, 4]) await buy(n)
  await sum()
  expect(await dsr!.ask(getWalletGaps, { params: own })).toEqual({ kitchens: 0, gaps: [] })
  await buy(5)
  await sum()
  const answer = await admin!.ask(getWalletGaps, { params: own })
  // One to five times $100.00, a fifth of it each.
  expect(answer).toEqual({
    kitchens: 5,
    gaps: [{ category: 'meat', name: 'Meat and poultry', share: 100, average: 30_000 }],
  })
  expect(JSON.stringify(answer)).not.toContain('CANARY')
  expect((await buyer!.call(getWalletGaps, { params: own })).status).toBe(403)
})
