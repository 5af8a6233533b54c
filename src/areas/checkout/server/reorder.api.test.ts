import { afterEach, expect, test } from 'vitest'
import { createCart, getActiveCart, getCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { placeOrder, reviewCart } from '../checkout.endpoints.ts'
import { reorder, reorderIntoCart } from '../reorder.endpoints.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])
const own = shipTos.own
const openCarts = async () => (await dsr.ask(listCarts, { params: own })).totalRecords

afterEach(async () => {
  await api.db.run(`update items set erp_status = 'active' where item_number <> '${items.discontinued}'`)
  await api.db.run(`update carts set status = 'discarded' where status = 'open'`)
})

/** An order of flour (2 CS, 3 EA), oysters by drop ship and bread just in time. */
async function order(client: Client = buyer): Promise<string> {
  const { cart } = await client.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: cart.id }
  const add = (itemNumber: string, orderedCases: number, orderedUnits = 0) =>
    client.ask(addToCart, { params: { ...params, itemNumber }, body: { orderedCases, orderedUnits } })
  await add(items.flour, 2, 3)
  await add(items.oysters, 1)
  const { cart: ready } = await add(items.bread, 4)
  const placed = await client.ask(placeOrder, { params, body: {} }, { ifMatch: ready.version })
  return placed.order.id
}

test('without an active cart the lines of an order go into a new one, at current prices [CHECK-5]', async () => {
  const orderId = await order()
  const { cart, added, errors, message } = await buyer.ask(reorder, { params: own, body: { orderId } })
  expect(cart.items.map((line) => [line.itemNumber, line.orderedCases, line.orderedUnits])).toEqual([
    [items.flour, 2, 3],
    [items.oysters, 1, 0],
    [items.bread, 4, 0],
  ])
  expect([added.length, errors, message]).toEqual([3, [], '3 item(s) added to cart successfully'])
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.id).toBe(cart.id)
})

test('beside an active cart the lines go into a new one where no cart is named, and that one is active then [CHECK-5]', async () => {
  const orderId = await order()
  const { cart: before } = await buyer.ask(createCart, { params: own, body: { cart: { poNumber: 'KEPT' } } })
  const { cart } = await buyer.ask(reorder, { params: own, body: { orderId } })
  expect(cart.id).not.toBe(before.id)
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.id).toBe(cart.id)
  const { items: lines } = (await buyer.ask(getCart, { params: { ...own, cartId: before.id } })).cart
  expect(lines).toEqual([])
})

test('of an order only the chosen lines are ordered again [CHECK-5]', async () => {
  const orderId = await order()
  const { cart, added } = await buyer.ask(reorder, { params: own, body: { orderId, lineNumbers: [1, 3] } })
  expect(cart.items.map((line) => line.itemNumber)).toEqual([items.flour, items.bread])
  expect(added).toEqual([items.flour, items.bread])
  const none = await buyer.call(reorder, { params: own, body: { orderId, lineNumbers: [9] } })
  expect(codeOf(none)).toBe('nothing_to_reorder')
  expect((await buyer.call(reorder, { params: own, body: { orderId, lineNumbers: [] } })).status).toBe(400)
})

test('drop-ship and just-in-time items come on days of their own, in the review and in the order [CHECK-5]', async () => {
  const orderId = await order()
  const again = await buyer.ask(reorder, { params: own, body: { orderId } })
  const dates = [
    { itemNumber: items.oysters, kind: 'dropShip', deliveryDate: '2026-03-09' },
    { itemNumber: items.bread, kind: 'justInTime', deliveryDate: '2026-03-04' },
  ]
  expect(again.lineDates).toEqual(dates)
  const params = { ...own, cartId: again.cart.id }
  expect((await buyer.ask(reviewCart, { params })).lineDates).toEqual(dates)
  const placed = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: again.cart.version })
  const { order: kept } = await buyer.ask(getOrder, { params: { ...own, orderId: placed.order.id } })
  expect(kept.deliveryDate).toBe('2026-03-03')
  expect(kept.items.map((line) => line.deliveryDate)).toEqual([null, '2026-03-09', '2026-03-04'])
})

test('into a cart that has some of it, the quantities are added [CHECK-5]', async () => {
  const orderId = await order()
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: cart.id }
  await buyer.ask(addToCart, { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 10 } })
  const again = await buyer.ask(reorder, { params: own, body: { orderId, cartId: cart.id } })
  expect(again.cart.items[0]).toMatchObject({ orderedCases: 12, orderedUnits: 3 })
})

test('the specification’s path puts an order into the cart it names, and refuses a foreign or locked one [CHECK-5]', async () => {
  const orderId = await order()
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const into = (cartId: string, who = buyer) =>
    who.call(reorderIntoCart, { params: { ...own, cartId }, body: { orderId } })
  const answer = await into(cart.id)
  expect(answer.body).toMatchObject({ cart: { id: cart.id }, added: [items.flour, items.oysters, items.bread] })
  const { cart: active } = await buyer.ask(getActiveCart, { params: own })
  expect(active?.items.map((line) => [line.orderedCases, line.orderedUnits])).toEqual([
    [2, 3],
    [1, 0],
    [4, 0],
  ])
  const { cart: other } = await buyer.ask(createCart, { params: shipTos.sibling, body: { cart: {} } })
  expect(codeOf(await into(other.id))).toBe('cart_not_found')
  const locked = await colleague.ask(createCart, { params: own, body: { cart: { sharingMode: 'LOCK' } } })
  expect(codeOf(await into(locked.cart.id))).toBe('cart_locked_by_other')
  expect((await api.as('prospect').then((prospect) => into(cart.id, prospect))).status).toBe(403)
})

test('lines that can no longer be ordered are returned with the reason, the rest is added [CHECK-5, security 17]', async () => {
  const orderId = await order()
  await api.db.run(`update items set erp_status = 'discontinued' where item_number = '${items.flour}'`)
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: { soType: 'willCall' } } })
  await api.db.run(`update items set is_drop_ship = false where item_number = '${items.oysters}'`)
  const again = await buyer.ask(reorder, { params: own, body: { orderId, cartId: cart.id } })
  await api.db.run(`update items set is_drop_ship = true where item_number = '${items.oysters}'`)
  expect(again.added).toEqual([items.oysters])
  expect(again.message).toBe('2 item(s) could not be added to cart')
  expect(again.errors).toEqual([
    {
      itemNumber: items.flour,
      description: 'FLOUR ALL PURPOSE',
      errorCode: 'item_discontinued',
      message: 'Discontinued Item',
    },
    {
      itemNumber: items.bread,
      description: 'BREAD SOURDOUGH LOAF',
      errorCode: 'item_not_for_will_call',
      message: 'Cannot add for Will Call order',
    },
  ])
})

test('an order of which nothing can be had starts no cart [CHECK-5]', async () => {
  const orderId = await order()
  await api.db.run(`update items set erp_status = 'discontinued'`)
  const answer = await buyer.call(reorder, { params: own, body: { orderId } })
  expect([answer.status, codeOf(answer)]).toEqual([422, 'nothing_to_reorder'])
  expect(await openCarts()).toBe(0)
})

test('an order of another ship-to, a foreign cart and a locked one are refused and change nothing [ACCESS-4, security 11]', async () => {
  const orderId = await order()
  const elsewhere = await buyer.call(reorder, { params: shipTos.sibling, body: { orderId } })
  expect(codeOf(elsewhere)).toBe('order_not_found')
  expect(codeOf(await stranger.call(reorder, { params: shipTos.foreign, body: { orderId } }))).toBe('order_not_found')
  const { cart: other } = await buyer.ask(createCart, { params: shipTos.sibling, body: { cart: {} } })
  expect(codeOf(await buyer.call(reorder, { params: own, body: { orderId, cartId: other.id } }))).toBe('cart_not_found')
  const locked = { cart: { sharingMode: 'LOCK' as const } }
  const { cart } = await colleague.ask(createCart, { params: own, body: locked })
  const into = await buyer.call(reorder, { params: own, body: { orderId, cartId: cart.id } })
  expect(codeOf(into)).toBe('cart_locked_by_other')
  const hidden = await dsr.ask(createCart, { params: own, body: { cart: {} } })
  const unseen = await buyer.call(reorder, { params: own, body: { orderId, cartId: hidden.cart.id } })
  expect(codeOf(unseen)).toBe('cart_not_found')
})

test('pressed twice with one key, the lines go in once [CHECK-5, PLAT-2]', async () => {
  const orderId = await order()
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const ask = () => buyer.call(reorder, { params: own, body: { orderId, cartId: cart.id } }, { key: 'one-press' })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.items[0]).toMatchObject({ orderedCases: 2 })
})

test('an override does not come along with a reorder [CART-10, security 15]', async () => {
  const { cart } = await dsr.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: cart.id, itemNumber: items.flour }
  await dsr.ask(addToCart, { params, body: { orderedCases: 1 } })
  const overridden = await dsr.ask(overridePrices, {
    params,
    body: { casePriceOverride: { type: 'amount', value: 1600 } },
  })
  const placed = await dsr.ask(placeOrder, { params, body: {} }, { ifMatch: overridden.cart.version })
  const again = await dsr.ask(reorder, { params: own, body: { orderId: placed.order.id } })
  expect(again.cart).toMatchObject({ totalPriceOverrideCount: 0, totals: { subtotal: 2000 } })
})
