import { afterEach, expect, test } from 'vitest'
import { runningTotal } from '#areas/cart-entry/rules/running-total.ts'
import { createCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { setLines } from '#areas/carts/line.endpoints.ts'
import { applyDelta } from '#areas/carts/rules/apply-delta.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createPromotion, setPromotionStatus, updatePromotionItems } from '../dsr-promotions.endpoints.ts'
import type { PromotionInfo, PromotionItem } from '../promotion.ts'
import { buildInfo, buildItem } from '../testing/build-promotion.ts'

const api = await startApi()
const [buyer, stranger, dsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('admin'),
])

async function start(promoted: readonly PromotionItem[], of: Partial<PromotionInfo> = {}): Promise<string> {
  const { promotionId } = await admin.ask(createPromotion, { body: { division: 'NLV', ...buildInfo(of) } })
  const params = { promotionId }
  await admin.ask(updatePromotionItems, { params, body: { items: [...promoted] } })
  await admin.ask(setPromotionStatus, { params, body: { status: 'active' } })
  return promotionId
}
const end = (promotionId: string) =>
  admin.ask(setPromotionStatus, { params: { promotionId }, body: { status: 'ended' } })

type Wanted = readonly (readonly [itemNumber: string, cases: number, units?: number])[]
const asLines = (wanted: Wanted) =>
  wanted.map(([itemNumber, orderedCases, orderedUnits = 0]) => ({ itemNumber, orderedCases, orderedUnits }))
async function cartOf(
  who: typeof buyer,
  wanted: Wanted,
  body: object = {},
  where: { division: string; shipTo: string } = shipTos.own,
) {
  const { cart } = await who.ask(createCart, { params: where, body: { cart: {}, ...body } })
  const params = { ...where, cartId: cart.id }
  await who.ask(setLines, { params, body: { items: asLines(wanted) } })
  return params
}
const read = async (who: typeof buyer, params: { division: string; shipTo: string; cartId: string }) =>
  (await who.ask(getCart, { params })).cart
const seen = async (params: { division: string; shipTo: string; cartId: string }) => ({
  ifMatch: (await read(buyer, params)).version,
})
const pricesOf = (cart: Awaited<ReturnType<typeof read>>) =>
  cart.items.map(({ itemNumber, price, lineTotal }) => [itemNumber, price?.casePrice, lineTotal])

const bundle = { kind: 'buyGet', percentHundredths: null, buy: 3, get: 1 } as const

afterEach(async () => {
  await api.db.run('delete from promotion_offers')
  await api.db.run('delete from dsr_promotions')
})

test('the shop and the cart show the promoted price with what it was, to the customers it is for alone [STAFF-3]', async () => {
  await start([buildItem()])
  const row = async (who: typeof buyer, where: { division: string; shipTo: string }) =>
    (await who.ask(searchShop, { params: where, query: { keyword: items.flour } })).items[0]?.price
  expect(await row(buyer, shipTos.own)).toMatchObject({
    casePrice: 1800,
    eachPrice: 225,
    receipt: { promotions: [{ name: 'Spring baking', before: 2000 }, { before: 250 }] },
  })
  const theirs = await row(stranger, shipTos.foreign)
  expect(theirs?.casePrice).toBe(2000)
  expect(JSON.stringify(theirs)).not.toContain('Spring')
  const cart = await read(buyer, await cartOf(buyer, [[items.flour, 2, 3]]))
  expect(cart.totals.subtotal).toBe(2 * 1800 + 3 * 225)
})

test('an order freezes the promoted price and its receipt, whatever becomes of the promotion [STAFF-3, NEXT-1]', async () => {
  const id = await start([buildItem()])
  const params = await cartOf(buyer, [[items.flour, 2]])
  const { order } = await buyer.ask(placeOrder, { params, body: { expectedSubtotal: 3600 } }, await seen(params))
  await end(id)
  const kept = await buyer.ask(getOrder, { params: { ...shipTos.own, orderId: order.id } })
  expect(kept.order.items[0]).toMatchObject({
    casePrice: 1800,
    lineTotal: 3600,
    receipt: { kind: 'list', promotions: [{ id, name: 'Spring baking', terms: '10% off', before: 2000 }, {}] },
  })
})

test('a promotion that ends while the cart is reviewed is a new total, asked about first [STAFF-3, CHECK-4]', async () => {
  const id = await start([buildItem()])
  const params = await cartOf(buyer, [[items.flour, 2]])
  await end(id)
  const answer = await buyer.call(placeOrder, { params, body: { expectedSubtotal: 3600 } }, await seen(params))
  expect(answer).toMatchObject({ status: 409, body: { code: 'total_changed', details: { subtotal: 4000 } } })
})

test('cases of the promotion’s items count together, and crossing the threshold moves the other lines [STAFF-3]', async () => {
  // Oil costs this customer $30.00 by contract; 3 and one free.
  await start([buildItem(bundle), buildItem({ ...bundle, itemNumber: items.oil })], { allowsBelowCost: true })
  const params = await cartOf(buyer, [
    [items.flour, 2],
    [items.oil, 1],
    [items.outOfStock, 1],
  ])
  expect(pricesOf(await read(buyer, params))).toEqual([
    [items.flour, 2000, 4000],
    [items.oil, 3000, 3000],
    [items.outOfStock, 1200, 1200],
  ])
  const before = await read(buyer, params)
  const added = await buyer.call(
    setLines,
    { params, body: { items: asLines([[items.oil, 2]]) } },
    { headers: { prefer: 'return=minimal' } },
  )
  // Only oil was typed; flour moved with it and comes along.
  const delta = (added.body as unknown as { delta: Parameters<typeof applyDelta>[1] }).delta
  expect(delta.items.map(({ itemNumber }) => itemNumber)).toEqual([items.flour, items.oil])
  const after = await read(buyer, params)
  expect(applyDelta(before, delta)).toEqual(after)
  expect(pricesOf(after)).toEqual([
    [items.flour, 1500, 3000],
    [items.oil, 2250, 4500],
    [items.outOfStock, 1200, 1200],
  ])
  // What the screen counts as it is typed is what the server says once it is saved.
  const typed = [{ itemNumber: items.oil, typed: { cases: 2, units: 0 } }]
  const running = runningTotal(before.items, typed, () => undefined)
  expect([running.subtotal, running.saving]).toEqual([after.totals.subtotal, 2 * 500 + 2 * 750])
  const { order } = await buyer.ask(
    placeOrder,
    { params, body: { expectedSubtotal: running.subtotal } },
    await seen(params),
  )
  expect(order.subtotal).toBe(after.totals.subtotal)
})

test('a bundle that would go below cost counts for nobody it would [STAFF-3]', async () => {
  // Oil costs $25.00: with one free of four the list's $35.00 stays above it, the contract's
  // $30.00 does not.
  await start([buildItem({ ...bundle, itemNumber: items.oil })], {
    audience: [{ kind: 'division', number: '' }],
  })
  expect(pricesOf(await read(buyer, await cartOf(buyer, [[items.oil, 4]])))[0]).toEqual([items.oil, 3000, 12_000])
  const theirs = await cartOf(stranger, [[items.oil, 4]], {}, shipTos.foreign)
  expect(pricesOf(await read(stranger, theirs))[0]).toEqual([items.oil, 2625, 10_500])
})

test('a case whose price staff made is in no bundle and counts in none [STAFF-3, CART-10]', async () => {
  await start([buildItem(bundle), buildItem({ ...bundle, itemNumber: items.bread })], { allowsBelowCost: true })
  const params = await cartOf(
    dsr,
    [
      [items.flour, 3],
      [items.bread, 1],
    ],
    { isVisibleToCustomer: false },
  )
  expect(pricesOf(await read(dsr, params)).map(([, price]) => price)).toEqual([1500, 1350])
  await dsr.ask(overridePrices, {
    params: { ...params, itemNumber: items.flour },
    body: { casePriceOverride: { type: 'amount', value: 1700 } },
  })
  expect(pricesOf(await read(dsr, params)).map(([, price]) => price)).toEqual([1700, 1800])
})
