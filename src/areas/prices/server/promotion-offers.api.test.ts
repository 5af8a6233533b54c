import { beforeAll, beforeEach, expect, test } from 'vitest'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items, shipTos } from '#tests/support/distributor.ts'
import { endOffers, type OfferedPromotion, priceHistory, pricesFor, removeOffers, startOffers } from './public.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))
beforeEach(() => db.run('delete from promotion_offers'))

const id = '00000000-0000-7000-8000-0000000000aa'
const terms = { caseCents: null, eachCents: null, poundHundredths: null, percentHundredths: null, buy: null, get: null }
const tenOff = { ...terms, kind: 'percent', percentHundredths: 1000 } as const
const promotion = (of: Partial<OfferedPromotion> = {}): OfferedPromotion => ({
  id,
  division: 'NLV',
  name: 'Spring',
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  allowsBelowCost: false,
  scopes: ['L'],
  items: [{ ...tenOff, itemNumber: items.flour }],
  ...of,
})
const start = (of?: Partial<OfferedPromotion>) => db.inTransaction((tx) => startOffers(tx, promotion(of)))
const priced = async (
  where: { division: string; shipTo: string } = shipTos.own,
  date = '2026-03-03',
  itemNumber: string = items.flour,
) => (await pricesFor(db, await shipToFacts(db, where.division, where.shipTo), date, [itemNumber])).get(itemNumber)

test.each([
  ['everybody of the division', 'L', [1800, 1800]],
  ['a price class', 'C:A', [1800, 2000]],
  ['a buying group', 'G:GPO1', [1800, 2000]],
  ['a bill-to', 'B:0000200', [2000, 1800]],
  ['a ship-to', 'S:0000101', [1800, 2000]],
])('a promotion for %s reaches them and nobody else [STAFF-3]', async (_, scope, [own, foreign]) => {
  await start({ scopes: [scope] })
  expect((await priced(shipTos.own))?.casePrice).toBe(own)
  expect((await priced(shipTos.foreign))?.casePrice).toBe(foreign)
})

test('a prospect has no price, promotion or not [STAFF-3, CUST-4]', async () => {
  await start({ scopes: ['L', 'S:0000301'] })
  expect(await priced(shipTos.prospective)).toBeUndefined()
})

test('it counts by the delivery date, from its first to its last day [STAFF-3]', async () => {
  await start()
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']
  expect(await Promise.all(days.map(async (day) => (await priced(shipTos.own, day))?.casePrice))).toEqual([
    2000, 1800, 1800, 2000,
  ])
})

test('when the cost rises above it, it stops counting; with the right to sell below cost it goes on [STAFF-3]', async () => {
  const withCost = async (cents: number, allowsBelowCost: boolean) => {
    await db.run('update items set cost_cents = $1 where item_number = $2', [cents, items.flour])
    await start({ allowsBelowCost })
    return (await priced())?.casePrice
  }
  expect(await withCost(1800, false)).toBe(1800)
  expect(await withCost(1801, false)).toBe(2000)
  expect(await withCost(1801, true)).toBe(1800)
  // An unknown cost is none.
  expect(await withCost(0, false)).toBe(1800)
  await db.run('update items set cost_cents = 1500 where item_number = $1', [items.flour])
})

test('catch weight is promoted by the pound [STAFF-3]', async () => {
  await start({ items: [{ ...terms, kind: 'amountOff', poundHundredths: 550, itemNumber: items.chicken }] })
  expect(await priced(shipTos.own, '2026-03-03', items.chicken)).toMatchObject({ perPound: 24_000, casePrice: 9600 })
})

test('one that is ended keeps the days that were, and those to come have the price without it [STAFF-3]', async () => {
  await start()
  await db.inTransaction((tx) => endOffers(tx, id, '2026-03-10'))
  expect((await priced(shipTos.own, '2026-03-10'))?.casePrice).toBe(1800)
  expect((await priced(shipTos.own, '2026-03-11'))?.casePrice).toBe(2000)
  await start({ startsOn: '2026-03-20' })
  await db.inTransaction((tx) => endOffers(tx, id, '2026-03-10'))
  expect(await db.rows('select * from promotion_offers')).toEqual([])
})

test('one that is paused counts on no day [STAFF-3]', async () => {
  await start()
  await db.inTransaction((tx) => removeOffers(tx, id))
  expect((await priced())?.casePrice).toBe(2000)
})

test('the history of prices knows the days of promotions [STAFF-3, RECIPE-2]', async () => {
  await start()
  const shipTo = await shipToFacts(db, 'NLV', '0000101')
  const history = await priceHistory(db, shipTo, { since: '2026-02-15', until: '2026-04-15' }, [items.flour])
  expect(history.days).toEqual(['2026-03-01', '2026-04-01'])
  expect(['2026-02-28', '2026-03-15', '2026-04-01'].map((day) => history.on(items.flour, day)?.casePrice)).toEqual([
    2000, 1800, 2000,
  ])
})
