import { expect, test } from 'vitest'
import { choosePrice } from '#areas/prices/rules/choose-price.ts'
import { scopesOf } from '#areas/prices/rules/scopes-of.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { refreshCarts } from './refresh-carts.job.ts'
import { createCart, getCart, refreshCart, updateCart, updateCartDetails } from '../cart.endpoints.ts'
import { addToCart } from '../line.endpoints.ts'

const api = await startApi()
const [buyer, dsr, prospect] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('prospect')])
const own = shipTos.own

async function newCart(body: Parameters<typeof buyer.ask<typeof createCart>>[1]['body'] = { cart: {} }) {
  const { cart } = await buyer.ask(createCart, { params: own, body })
  return { ...own, cartId: cart.id }
}

test('a new cart is due on the first valid date of its order type [CART-3]', async () => {
  const { cart, message } = await buyer.ask(createCart, { params: own, body: { cart: { poNumber: ' 77 ' } } })
  expect(message).toBe('Cart created successfully')
  expect(cart).toMatchObject({
    soType: 'regularDelivery',
    deliveryDate: '2026-03-03',
    po: '77',
    isActive: true,
    type: 'external',
    sharingMode: 'UNLOCK',
    version: 1,
  })
})

test('a repeated Idempotency-Key makes one cart [CART-3]', async () => {
  const input = { params: own, body: { cart: { poNumber: 'once' } } }
  const first = await buyer.ask(createCart, input, { key: 'create-cart-key-1' })
  const again = await buyer.ask(createCart, input, { key: 'create-cart-key-1' })
  expect(again).toEqual(first)
})

test('nobody starts a cart for a prospect or under a foreign bill-to, and customers do not hide carts [CART-3]', async () => {
  const forProspect = await prospect.call(createCart, { params: shipTos.prospective, body: { cart: {} } })
  expect(codeOf(forProspect)).toBe('feature_missing')
  const byStaff = await dsr.call(createCart, { params: shipTos.prospective, body: { cart: {} } })
  expect(codeOf(byStaff)).toBe('prospect_cannot_order')
  const billTo = await buyer.call(createCart, { params: own, body: { cart: { billTo: '0000200' } } })
  expect(codeOf(billTo)).toBe('bill_to_not_found')
  const hidden = await buyer.call(createCart, { params: own, body: { cart: {}, isVisibleToCustomer: false } })
  expect(codeOf(hidden)).toBe('visibility_staff_only')
})

test.each([
  ['2026-03-01', 'date_in_past'],
  ['2026-03-02', 'date_past_cut_off'],
  ['2026-03-07', 'date_not_routed'],
  ['2026-06-02', null],
  ['2026-06-03', 'date_too_far'],
])('the delivery date %s of a customer answers %s at creation and at change [CART-3]', async (deliveryDate, code) => {
  const created = await buyer.call(createCart, { params: own, body: { cart: { deliveryDate } } })
  expect(codeOf(created)).toBe(code)
  const changed = await buyer.call(updateCartDetails, { params: await newCart(), body: { deliveryDate } })
  expect(codeOf(changed)).toBe(code)
})

test('staff may choose a day without a route and read that it needs approval [CART-3]', async () => {
  const answer = await dsr.ask(createCart, { params: own, body: { cart: { deliveryDate: '2026-03-07' } } })
  expect(answer.warning).toBe('The selected delivery date will need approval since it is not a valid routing day.')
  expect(answer.cart.deliveryDate).toBe('2026-03-07')
})

test('PO, order type and date are changed together, and the version grows [CART-6]', async () => {
  const params = await newCart()
  const body = { poNumber: 'B-9', deliveryDate: '2026-03-10' }
  const { message, cart } = await buyer.ask(updateCartDetails, { params, body })
  expect(message).toBe('Cart info updated successfully')
  expect(cart).toMatchObject({ po: 'B-9', deliveryDate: '2026-03-10', version: 2 })
  const long = await buyer.call(updateCartDetails, { params, body: { poNumber: 'x'.repeat(16) } })
  expect(long).toMatchObject({ status: 400, body: { field: 'poNumber' } })
})

test('the specification’s path without a version changes the same facts under the same rules [CART-6]', async () => {
  const params = await newCart()
  const body = { poNumber: 'B-10', deliveryDate: '2026-03-10' }
  const { cart } = await buyer.ask(updateCart, { params, body })
  expect(cart).toMatchObject({ po: 'B-10', deliveryDate: '2026-03-10', version: 2 })
  expect(codeOf(await buyer.call(updateCart, { params, body: { poNumber: 'B-11' } }, { ifMatch: 1 }))).toBe(
    'cart_changed',
  )
  expect(codeOf(await buyer.call(updateCart, { params, body: { deliveryDate: '2026-03-07' } }))).toBe('date_not_routed')
  const elsewhere = { ...params, ...shipTos.sibling }
  expect(codeOf(await buyer.call(updateCart, { params: elsewhere, body }))).toBe('cart_not_found')
})

test('an order type that takes none is refused while drop-ship items are in the cart [CART-4]', async () => {
  const params = await newCart()
  await buyer.ask(addToCart, { params: { ...params, itemNumber: items.oysters }, body: { orderedCases: 1 } })
  const answer = await buyer.call(updateCartDetails, { params, body: { soType: 'willCall' } })
  expect(answer).toMatchObject({
    body: { message: 'Please remove any Just-in-Time or Drop Ship items to switch to this order type' },
  })
})

test('another delivery date brings the prices of that date [CART-6]', async () => {
  const params = await newCart()
  await buyer.ask(addToCart, { params: { ...params, itemNumber: items.oil }, body: { orderedCases: 1 } })
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, reference)
     values ('NLV', $1, 'S:0000101', '2026-04-01', 2900, 'BID-7')`,
    [items.oil],
  )
  const { cart } = await buyer.ask(updateCartDetails, { params, body: { deliveryDate: '2026-04-01' } })
  expect(cart.items[0]?.price).toMatchObject({ casePrice: 2900, receipt: { kind: 'contract', reference: 'BID-7' } })
  expect((await buyer.ask(getCart, { params })).cart.totals.subtotal).toBe(2900)
})

test('a cart is priced from the very scopes the shop uses [CART-11]', async () => {
  const shipTo = await shipToFacts(api.db, own.division, own.shipTo)
  const date = '2026-03-03'
  for (const scope of scopesOf(shipTo)) {
    const item = { isCatchWeight: false, caseWeightHundredths: 0 }
    await api.db.run(`delete from item_prices where item_number = $1`, [items.outOfStock])
    await api.db.run(
      `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
       values ('NLV', $1, $2, '2020-01-01', 777), ('NLV', $1, 'S:0000999', '2020-01-01', 1)`,
      [items.outOfStock, scope],
    )
    const params = await newCart({ cart: { deliveryDate: date } })
    const added = await buyer.ask(addToCart, {
      params: { ...params, itemNumber: items.outOfStock },
      body: { orderedCases: 1 },
    })
    const candidate = {
      itemNumber: items.outOfStock,
      scope,
      startsOn: '2020-01-01',
      endsOn: null,
      casePriceCents: 777,
      eachPriceCents: null,
      perPoundHundredths: null,
      reference: '',
    }
    expect(added.cart.items[0]?.price).toEqual(choosePrice(item, [candidate], date))
  }
})

test('route days return the dates of each order type, highlighted for staff [CUST-3]', async () => {
  const answer = await buyer.ask(getRouteDays, { params: own })
  expect(answer).toMatchObject({ today: '2026-03-02', timeZone: 'America/Los_Angeles' })
  const regular = answer.routeDays.find((entry) => entry.soType === 'regularDelivery')
  expect(regular).toMatchObject({ blockJitDrop: false, highlightValidForInternal: false })
  expect(regular?.routeDaysInfo.slice(0, 2)).toEqual([
    { possibleDeliveryDate: '2026-03-02', valid: false, cutOffAt: '2026-03-02T01:00:00.000Z' },
    { possibleDeliveryDate: '2026-03-03', valid: true, cutOffAt: '2026-03-03T01:00:00.000Z' },
  ])
  const forStaff = await dsr.ask(getRouteDays, { params: own })
  expect(forStaff.routeDays).toHaveLength(15)
  expect(forStaff.routeDays.every((entry) => entry.highlightValidForInternal)).toBe(true)
})

test('the cut-off passes while one looks at it [CUST-3]', async () => {
  api.clock.set(new Date('2026-03-03T01:00:00Z'))
  const { routeDays } = await buyer.ask(getRouteDays, { params: own })
  expect(routeDays[0]?.routeDaysInfo[1]).toMatchObject({ possibleDeliveryDate: '2026-03-03', valid: false })
  api.clock.set(monday)
})

test('a look after the cut-off moves the date and shows the old one, once [CART-6]', async () => {
  const params = await newCart()
  expect(await buyer.ask(refreshCart, { params })).toMatchObject({ isCartUpdated: false, oldDeliveryDate: null })
  api.clock.set(new Date('2026-03-03T01:00:00Z'))
  const looks = await Promise.all([1, 2, 3].map(() => buyer.ask(refreshCart, { params })))
  expect(looks.filter((look) => look.isCartUpdated)).toHaveLength(1)
  expect(looks.find((look) => look.isCartUpdated)).toMatchObject({
    oldDeliveryDate: '2026-03-03',
    cart: { deliveryDate: '2026-03-04', version: 2 },
  })
  api.clock.set(monday)
})

test('carts move to their next date after the cut-off also when nobody looks, each once [PLAT-5]', async () => {
  const params = await newCart({ cart: { poNumber: 'nobody' } })
  const later = await newCart({ cart: { deliveryDate: '2026-03-05' } })
  expect(await refreshCarts(api.db, monday, 'https://portal.example')).toBe(0)
  const evening = new Date('2026-03-03T01:00:00Z')
  expect(await refreshCarts(api.db, evening, 'https://portal.example')).toBeGreaterThan(0)
  expect(await refreshCarts(api.db, evening, 'https://portal.example')).toBe(0)
  expect((await buyer.ask(getCart, { params })).cart).toMatchObject({
    deliveryDate: '2026-03-04',
    version: 2,
    po: 'nobody',
  })
  expect((await buyer.ask(getCart, { params: later })).cart).toMatchObject({ deliveryDate: '2026-03-05', version: 1 })
})
