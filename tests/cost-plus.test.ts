import { afterEach, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { getCostPlus } from '#areas/prices/prices.endpoints.ts'
import { priceHistory, pricesFor } from '#areas/prices/server/public.ts'
import { getItem } from '#areas/shop/shop.endpoints.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
const [buyer, dsr, admin] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('admin')])
const own = shipTos.own
const original = await api.db.rows('select * from item_prices')

afterEach(async () => {
  await api.db.run('delete from item_prices')
  await api.db.run('delete from item_costs')
  await api.db.run(
    `insert into item_prices select (jsonb_populate_record(null::item_prices, x)).* from jsonb_array_elements($1::jsonb) x`,
    [JSON.stringify(original)],
  )
})

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const importFile = (kind: ImportKindName, ...lines: string[]) =>
  importBytes(api.db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })
const header = 'division,itemNumber,billTo,startsOn,casePrice,perPound,costPlusPercent,costPlusCase,costPlusPound'
const costHeader = 'division,itemNumber,startsOn,caseCost,poundCost'
const priceOn = async (itemNumber: string, date: string) =>
  (await pricesFor(api.db, await shipToFacts(api.db, 'NLV', own.shipTo), date, [itemNumber])).get(itemNumber)

test('a contract of cost plus 12 % prices the case and the each of the bill-to, and nobody else’s [ITEM-8, PLAT-3]', async () => {
  const row = 'NLV,1001,100,2026-01-01,,,12,,'
  expect(await importFile('prices', header, row)).toMatchObject({ added: 1, refused: 0 })
  expect(await importFile('prices', header, row)).toMatchObject({ unchanged: 1, refused: 0 })
  // Flour costs $15.00 a case of 8: $16.80, and $2.10 an each.
  expect(await priceOn(items.flour, '2026-03-04')).toMatchObject({
    casePrice: 1680,
    eachPrice: 210,
    isCaseBidPrice: true,
    receipt: { kind: 'contract' },
  })
  const other = await shipToFacts(api.db, 'NLV', shipTos.foreign.shipTo)
  expect((await pricesFor(api.db, other, '2026-03-04', [items.flour])).get(items.flour)?.casePrice).toBe(2000)
})

test('catch weight follows the cost by the pound [ITEM-8]', async () => {
  // Chicken costs $80.00 for 40 lb.
  await importFile('prices', header, 'NLV,1003,100,2026-01-01,,,12,,')
  expect(await priceOn(items.chicken, '2026-03-04')).toMatchObject({
    perPound: 22_400,
    casePrice: 8960,
    isEstimate: true,
  })
  await importFile('item-costs', costHeader, 'NLV,1003,2026-01-01,,2.3333')
  await importFile('prices', header, 'NLV,1003,100,2026-01-01,,,,,0.25')
  expect(await priceOn(items.chicken, '2026-03-04')).toMatchObject({ perPound: 25_833, casePrice: 10_333 })
})

test('the price of a day is that of the cost of the day, also in the history [ITEM-8]', async () => {
  await importFile('prices', header, 'NLV,1001,100,2026-01-01,,,10,,')
  const costs = ['NLV,1001,2026-03-01,16.00,', 'NLV,1001,2026-03-05,17.00,', 'NLV,1001,2026-04-01,18.00,']
  expect(await importFile('item-costs', costHeader, ...costs)).toMatchObject({ added: 3, refused: 0 })
  const facts = await shipToFacts(api.db, 'NLV', own.shipTo)
  const history = await priceHistory(api.db, facts, { since: '2026-02-27', until: '2026-03-06' }, [items.flour])
  expect(history.days).toEqual(['2026-03-01', '2026-03-05'])
  for (const [day, price] of Object.entries({
    '2026-02-28': 1650,
    '2026-03-04': 1760,
    '2026-03-05': 1870,
    '2026-04-02': 1980,
  }))
    expect([day, (await priceOn(items.flour, day))?.casePrice]).toEqual([day, price])
  expect(['2026-02-28', '2026-03-04', '2026-03-05'].map((day) => history.on(items.flour, day)?.casePrice)).toEqual([
    1650, 1760, 1870,
  ])
})

test('without a known cost the next price counts, and a price of its own takes the place of cost plus [ITEM-8]', async () => {
  await importFile('prices', header, 'NLV,1001,100,2026-01-01,,,12,,')
  await api.db.run(`update items set cost_cents = 0 where item_number = '0001001'`)
  expect(await priceOn(items.flour, '2026-03-04')).toMatchObject({ casePrice: 2000, receipt: { kind: 'list' } })
  await api.db.run(`update items set cost_cents = 1500 where item_number = '0001001'`)
  await importFile('prices', 'division,itemNumber,billTo,startsOn,casePrice', 'NLV,1001,100,2026-01-01,19.00')
  expect(await priceOn(items.flour, '2026-03-04')).toMatchObject({ casePrice: 1900, eachPrice: 250 })
})

test('what cannot be priced by the cost is refused by its row [PLAT-3, ITEM-8]', async () => {
  const { refusals } = await importFile(
    'prices',
    header,
    'NLV,1001,100,2026-01-01,18.00,,12,,',
    'NLV,1001,100,2026-01-02,,,12,1.00,',
    'NLV,1001,100,2026-01-03,,,,,0.25',
    'NLV,1003,100,2026-01-04,,,,1.00,',
    'NLV,1001,100,2026-01-05,,,501,,',
    'NLV,1001,100,2026-01-06,,,,,',
  )
  expect(refusals.map(({ field }) => field)).toEqual([
    'casePrice',
    'costPlusCase',
    'costPlusPound',
    'costPlusCase',
    'costPlusPercent',
    'casePrice',
  ])
  const costs = await importFile('item-costs', costHeader, 'NLV,1001,2026-01-01,,2.00', 'NLV,1001,2026-01-02,,')
  expect(costs.refusals.map(({ field }) => field)).toEqual(['poundCost', 'caseCost'])
})

test('an order keeps its price when the cost changes [ITEM-8, CHECK-4]', async () => {
  await importFile('prices', header, 'NLV,1001,100,2026-01-01,,,12,,')
  const { cart } = await buyer.ask(createCart, {
    params: own,
    body: { cart: { sharingMode: 'UNLOCK' }, items: [{ itemNumber: items.flour, orderedCases: 2 }] },
  })
  const params = { ...own, cartId: cart.id }
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: cart.version })
  await importFile('item-costs', costHeader, 'NLV,1001,2026-01-01,30.00,')
  const placed = await buyer.ask(getOrder, { params: { ...own, orderId: order.id } })
  expect(placed.order.items[0]).toMatchObject({ casePrice: 1680, lineTotal: 3360, receipt: { kind: 'contract' } })
  expect((await buyer.ask(getItem, { params: { ...own, itemNumber: items.flour } })).price?.casePrice).toBe(3360)
})

test('staff who view analysis read what is added to which cost; a customer is refused [ITEM-8, ACCESS-1]', async () => {
  await importFile('prices', header, 'NLV,1001,100,2026-01-01,,,12,,')
  const params = { ...own, itemNumber: items.flour }
  for (const staff of [dsr, admin])
    expect(await staff.ask(getCostPlus, { params })).toEqual({
      costPlus: { by: 'percent', value: 1200 },
      caseCost: 1500,
      poundCost: null,
    })
  expect((await buyer.call(getCostPlus, { params })).status).toBe(403)
  expect(await dsr.ask(getCostPlus, { params: { ...params, itemNumber: items.oil } })).toMatchObject({ costPlus: null })
})
