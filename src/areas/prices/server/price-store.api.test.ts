import { beforeAll, expect, test } from 'vitest'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items, shipTos } from '#tests/support/distributor.ts'
import { pricesFor } from './public.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

const priced = async (where: { division: string; shipTo: string }, date: string, itemNumbers: string[]) =>
  pricesFor(db, await shipToFacts(db, where.division, where.shipTo), date, itemNumbers)

test("a contract of the bill-to beats the class price, and another customer's contract counts for nobody else [ITEM-8]", async () => {
  const own = await priced(shipTos.own, '2026-03-03', [items.oil])
  expect(own.get(items.oil)).toMatchObject({ casePrice: 3000, isBidPrice: true, receipt: { kind: 'contract' } })
  const foreign = await priced(shipTos.foreign, '2026-03-03', [items.oil])
  expect(foreign.get(items.oil)).toMatchObject({ casePrice: 3500, isBidPrice: false, receipt: { kind: 'list' } })
})

test('a catch-weight case is estimated from the price a pound and its average weight [ITEM-8]', async () => {
  const prices = await priced(shipTos.own, '2026-03-03', [items.chicken])
  expect(prices.get(items.chicken)).toMatchObject({ casePrice: 9820, perPound: 24_550, isEstimate: true })
})

test('the price is the one of the delivery date, not of today [ITEM-8]', async () => {
  await db.run(
    `insert into item_prices (division, item_number, scope, starts_on, ends_on, case_price_cents, reference)
     values ('NLV', $1, 'S:0000101', '2026-04-01', '2026-04-30', 1700, 'BID-7')`,
    [items.flour],
  )
  const onDay = async (date: string) => (await priced(shipTos.own, date, [items.flour])).get(items.flour)
  expect(await onDay('2026-03-31')).toMatchObject({ casePrice: 2000 })
  expect(await onDay('2026-04-01')).toMatchObject({ casePrice: 1700, receipt: { reference: 'BID-7' } })
  expect(await onDay('2026-04-30')).toMatchObject({ casePrice: 1700, eachPrice: 250 })
  expect(await onDay('2026-05-01')).toMatchObject({ casePrice: 2000 })
})

test('an item without a price is absent [ITEM-8]', async () => {
  const prices = await priced(shipTos.own, '2026-03-03', [items.unpriced, items.flour, '9999999'])
  expect([...prices.keys()]).toEqual([items.flour])
})

test('a prospect gets no price [CUST-4]', async () => {
  expect((await priced(shipTos.prospective, '2026-03-03', [items.flour])).size).toBe(0)
})
