import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { runningTotal } from '#areas/cart-entry/rules/running-total.ts'
import { createCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { undoCartChange } from '#areas/carts/change.endpoints.ts'
import { addToCart, setLine } from '#areas/carts/line.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { openReturnPage } from '#areas/punchout/testing/returned-message.ts'
import { getItem } from '#areas/shop/shop.endpoints.ts'
import { startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const own = shipTos.own

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const importPrices = (...lines: string[]) =>
  importBytes(api.db, importKinds.prices, bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })
const header = 'division,itemNumber,startsOn,casePrice,priceBreaks'
/** Flour is $20.00, from 10 cases on $18.50, from 25 on $17.25. */
const listPrice = `NLV,1001,2026-01-01,20.00,25=17.25|10=18.50`
expect(await importPrices(header, listPrice)).toMatchObject({ refused: 0 })

async function cartWith(orderedCases: number, who = buyer, body: object = {}) {
  const { cart } = await who.ask(createCart, {
    params: own,
    body: { cart: { sharingMode: 'UNLOCK' }, items: [{ itemNumber: items.flour, orderedCases }], ...body },
  })
  return { ...own, cartId: cart.id }
}
const lineOf = async (params: Awaited<ReturnType<typeof cartWith>>, who = buyer) => {
  const { cart } = await who.ask(getCart, { params })
  const [line] = cart.items
  return { cart, line: line!, price: line!.price!.casePrice, total: line!.lineTotal }
}

test('a file of prices with breaks is stored, again without change, and an empty cell clears them [PLAT-3, ITEM-8]', async () => {
  const stored = () =>
    api.db.row(
      `select breaks from item_prices where item_number = '0001001' and scope = 'L' and starts_on = '2026-01-01'`,
    )
  expect(await stored()).toEqual({
    breaks: [
      [10, 1850],
      [25, 1725],
    ],
  })
  expect(await importPrices(header, listPrice)).toMatchObject({ unchanged: 1, changed: 0, refused: 0 })
  // Without the column they stay; with an empty cell they go.
  await importPrices('division,itemNumber,startsOn,casePrice', 'NLV,1001,2026-01-01,20.00')
  expect(await stored()).not.toEqual({ breaks: null })
  await importPrices(header, 'NLV,1001,2026-01-01,20.00,')
  expect(await stored()).toEqual({ breaks: null })
  const wrong = await importPrices(header, 'NLV,1001,2026-01-01,20.00,10=21.00')
  expect(wrong.refusals).toMatchObject([{ field: 'priceBreaks' }])
  expect(await importPrices(header, listPrice)).toMatchObject({ changed: 1 })
})

test('the item shows its price for one case and its breaks [ITEM-7, ITEM-8]', async () => {
  const { price } = await buyer.ask(getItem, { params: { ...own, itemNumber: items.flour } })
  expect(price?.casePrice).toBe(2000)
  expect(price?.breaks?.map(({ fromCases, casePrice }) => [fromCases, casePrice])).toEqual([
    [1, 2000],
    [10, 1850],
    [25, 1725],
  ])
})

test('a changed quantity moves the price of the line and the total at once, and undo moves it back [ITEM-8, CART-12]', async () => {
  const params = await cartWith(9)
  const line = { ...params, itemNumber: items.flour }
  expect(await lineOf(params)).toMatchObject({ price: 2000, total: 18_000 })
  const set = (orderedCases: number) => buyer.ask(setLine, { params: line, body: { orderedCases, orderedUnits: 0 } })
  await set(10)
  const { cart, price, total } = await lineOf(params)
  expect([price, total, cart.totals.subtotal]).toEqual([1850, 18_500, 18_500])
  await buyer.ask(undoCartChange, { params })
  expect(await lineOf(params)).toMatchObject({ price: 2000, total: 18_000 })
  // What the screen counts while it is typed is what the server counts.
  const typed = [{ itemNumber: items.flour, typed: { cases: 30, units: 0 } }]
  const before = await lineOf(params)
  expect(runningTotal(before.cart.items, typed, () => undefined).subtotal).toBe(30 * 1725)
  await set(30)
  expect(await lineOf(params)).toMatchObject({ price: 1725, total: 51_750 })
})

test('cases that are added reach a break together with those in the cart [ITEM-8, CART-5]', async () => {
  const params = await cartWith(6)
  // The button expects the price of a case, as the item shows it.
  const body = { orderedCases: 4, casePrice: 2000 }
  await buyer.ask(addToCart, { params: { ...params, itemNumber: items.flour }, body })
  expect(await lineOf(params)).toMatchObject({ price: 1850, total: 18_500 })
})

test('an order keeps the price of its quantity, and its receipt names the break [ITEM-8, NEXT-1]', async () => {
  const params = await cartWith(12)
  const { cart } = await lineOf(params)
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: cart.version })
  await importPrices(header, 'NLV,1001,2026-01-01,20.00,')
  const placed = await buyer.ask(getOrder, { params: { ...own, orderId: order.id } })
  expect(placed.order.items[0]).toMatchObject({
    casePrice: 1850,
    lineTotal: 22_200,
    receipt: { kind: 'list', quantity: { fromCases: 10, before: 2000 } },
  })
  await importPrices(header, listPrice)
})

test('an override by staff starts from the price of the quantity and is what is charged for any [ITEM-8, CART-10]', async () => {
  const params = await cartWith(10, dsr, { isVisibleToCustomer: false })
  const line = { ...params, itemNumber: items.flour }
  const { cart } = await lineOf(params, dsr)
  const body = { casePriceOverride: { type: 'percent', value: 1000 } } as const
  await dsr.ask(overridePrices, { params: line, body }, { ifMatch: cart.version })
  const { line: overridden } = await lineOf(params, dsr)
  // 10 % off $18.50.
  expect(overridden).toMatchObject({ price: { casePrice: 1665 }, basePrice: { casePrice: 1850 }, lineTotal: 16_650 })
})

test('a cart goes back to a procurement system at the price of its quantity [ITEM-8, PUNCH-3]', async () => {
  const mapping = [{ shipTo: '0000101', punchoutShipTo: 'W-1' }]
  const system = await buyerSystem(api, 'buyer', { mapping, settings: { uomMapCase: 'CASE' } })
  const visit = await system.visit(shipToElement('W-1'))
  const { cart } = await visit.ask(createCart, {
    params: own,
    body: { cart: { sharingMode: 'UNLOCK' }, items: [{ itemNumber: items.flour, orderedCases: 25, orderedUnits: 0 }] },
  })
  await visit.ask(returnCart, { params: { ...own, cartId: cart.id }, body: {} }, { ifMatch: cart.version })
  const sent = await openReturnPage(api, visit.cookie)
  expect(sent.lines.map((line) => [line[0], line[2], line[3]])).toEqual([['0001001', '25', '17.25']])
  expect(sent.total).toBe('431.25')
})
