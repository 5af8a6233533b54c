import { afterEach, expect, test } from 'vitest'
import { createCart, discardCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { getOrderVersion } from '#areas/orders/orders.endpoints.ts'
import { recordLines, usualQuantities } from '#areas/orders/server/public.ts'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { cancelOrder, changeOrder } from '../change-order.endpoints.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { orderChanges } from '../testing/order-changes.ts'

const api = await startApi()
const [buyer, stranger, accounting, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('stranger'),
  api.as('accounting'),
  api.as('dsr'),
])
const { own, placed, read, open, setTo, place, messagesOf, mailsAbout } = orderChanges(api, buyer)

afterEach(async () => {
  api.clock.set(monday)
  await api.db.run(`update carts set status = 'discarded' where status = 'open'`)
})

test('a placed order becomes a cart of its lines, and stays as it is until that cart is placed [NEXT-2]', async () => {
  const { params, orderNumber, id } = await placed()
  const cart = await open(params)
  expect(cart).toMatchObject({ changesOrder: { id, orderNumber, version: 1 }, po: 'PO-1', deliveryDate: '2026-03-03' })
  expect(cart.items.map((line) => [line.itemNumber, line.orderedCases])).toEqual([
    [items.flour, 2],
    [items.oil, 1],
  ])
  await setTo(cart.id, items.flour, 9)
  const { order } = await read(id)
  expect([order.version, order.totalCases, order.status]).toEqual([1, 3, 'Placed'])
  expect(await messagesOf(id)).toHaveLength(1)
})

test('placing it makes the next version of the same order with the same number [NEXT-2]', async () => {
  const { params, orderNumber, id } = await placed()
  const cart = await open(params)
  await setTo(cart.id, items.flour, 5)
  await setTo(cart.id, items.oil, 0)
  const { cart: ready } = await buyer.ask(addToCart, {
    params: { ...own, cartId: cart.id, itemNumber: items.bread },
    body: { orderedCases: 4 },
  })
  const { body } = await place(cart.id, ready!.version)
  expect(body).toMatchObject({ message: 'Order changed successfully', order: { id, orderNumber, version: 2 } })
  const { order } = await read(id)
  expect(order).toMatchObject({ orderNumber, version: 2, status: 'Placed', lines: 2, totalCases: 9, subtotal: 17_200 })
  expect(order.items.map((line) => [line.lineNumber, line.itemNumber, line.orderedCases])).toEqual([
    [1, items.flour, 5],
    [2, items.bread, 4],
  ])
  expect(order.history.map(({ status, message }) => [status, message])).toEqual([
    ['Placed', ''],
    ['Placed', 'Changed by buyer: version 2'],
  ])
})

test('the former version is kept and can be read, by those who may read the order [NEXT-2, ACCESS-4]', async () => {
  const { params, id } = await placed()
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  await place(cart.id, ready!.version)
  const { order } = await read(id)
  expect(order.formerVersions).toMatchObject([{ version: 1, replacedByName: 'buyer', subtotal: 7000 }])
  const former = await buyer.ask(getOrderVersion, { params: { ...params, version: '1' as never } })
  expect(former.order).toMatchObject({ version: 1, subtotal: 7000 })
  expect(former.order.items.map((line) => line.orderedCases)).toEqual([2, 1])
  const missing = await buyer.call(getOrderVersion, { params: { ...params, version: '2' as never } })
  expect(codeOf(missing)).toBe('order_version_not_found')
  const foreign = { ...shipTos.foreign, orderId: id, version: '1' as never }
  expect(codeOf(await stranger.call(getOrderVersion, { params: foreign }))).toBe('order_not_found')
})

test('one message to the ERP replaces the former one, with the order in full; and one mail goes out [NEXT-2, PLAT-4]', async () => {
  const { params, orderNumber, id } = await placed()
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  const key = '018f0000-0000-7000-8000-00000000c0de'
  await Promise.all([place(cart.id, ready!.version, buyer, key), place(cart.id, ready!.version, buyer, key)])
  await place(cart.id, ready!.version, buyer, key)
  const messages = await messagesOf(id)
  expect(messages.map(({ topic, payload }) => [topic, payload.version, payload.replacesVersion])).toEqual([
    ['order.placed', 1, undefined],
    ['order.changed', 2, 1],
  ])
  expect(messages[1]!.payload.items).toHaveLength(2)
  expect(await mailsAbout(`Order ${orderNumber} changed`)).toBe(1)
})

test('a cart of a change that is discarded leaves the order as it was, and another one can be opened [NEXT-2]', async () => {
  const { params, id } = await placed()
  const cart = await open(params)
  await buyer.ask(discardCart, { params: { ...own, cartId: cart.id } })
  const again = await open(params)
  expect(again.id).not.toBe(cart.id)
  expect((await read(id)).order.version).toBe(1)
})

test('what the ERP confirmed of the former version does not stand on the next one [NEXT-2, ORDER-1]', async () => {
  const { params, id } = await placed()
  const confirmed = { cases: 1, units: 0 }
  await recordLines(api.db, { orderId: id, lines: [{ lineNumber: 1, confirmed }] }, api.clock.now())
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  await place(cart.id, ready!.version)
  expect((await read(id)).order.items.map(({ report }) => report)).toEqual([null, null])
  const former = await buyer.ask(getOrderVersion, { params: { ...params, version: '1' as never } })
  expect(former.order.items[0]!.report?.confirmed).toEqual(confirmed)
})

test('what was ordered of an item is counted by the orders there are [NEXT-2, ITEM-8, CART-13]', async () => {
  const timesOf = async (itemNumber: string) =>
    (
      await api.db.maybe<{ n: number }>(
        `select times_ordered as n from item_purchases where ship_to = '0000101' and item_number = $1`,
        [itemNumber],
      )
    )?.n ?? 0
  const usual = () => usualQuantities(api.db, own, [items.oil, items.bread])
  const before = await usual()
  const [oil, bread] = [await timesOf(items.oil), await timesOf(items.bread)]
  const { params } = await placed()
  expect(await timesOf(items.oil)).toBe(oil + 1)
  const cart = await open(params)
  await setTo(cart.id, items.oil, 0)
  const { cart: ready } = await setTo(cart.id, items.bread, 2)
  await place(cart.id, ready!.version)
  expect([await timesOf(items.oil), await timesOf(items.bread)]).toEqual([oil, bread + 1])
  expect(await usual()).not.toEqual(before)
  await buyer.ask(cancelOrder, { params, body: { version: 2 } })
  expect([await timesOf(items.oil), await timesOf(items.bread)]).toEqual([oil, bread])
  expect(await usual()).toEqual(before)
})

test('an order with prices of staff is changed by staff in a cart the customer does not see [NEXT-2, CART-10, security 13]', async () => {
  const { cart: started } = await dsr.ask(createCart, { params: own, body: { cart: {} } })
  const line = { ...own, cartId: started.id, itemNumber: items.flour }
  await dsr.ask(addToCart, { params: line, body: { orderedCases: 2 } })
  const priced = await dsr.ask(overridePrices, {
    params: line,
    body: { casePriceOverride: { type: 'amount', value: 1900 } },
  } as never)
  const version = (priced as { cart: { version: number } }).cart.version
  const { order } = await dsr.ask(
    placeOrder,
    { params: { ...own, cartId: started.id }, body: {} },
    { ifMatch: version },
  )
  api.clock.advance(1000)
  const params = { ...own, orderId: order.id }
  expect(codeOf(await buyer.call(changeOrder, { params }))).toBe('order_has_staff_prices')
  const cart = await open(params, dsr)
  expect(cart).toMatchObject({ isVisibleToCustomer: false, items: [{ casePriceOverride: { value: 1900 } }] })
  const { cart: ready } = await setTo(cart.id, items.flour, 3, dsr)
  expect((await place(cart.id, ready!.version, dsr)).ok).toBe(true)
  const former = { ...params, version: '1' as never }
  expect((await dsr.ask(getOrderVersion, { params: former })).order.items[0]).toHaveProperty('casePriceOverride')
  const seen = (await buyer.ask(getOrderVersion, { params: former })).order.items[0]!
  expect(seen).not.toHaveProperty('casePriceOverride')
  expect(seen).not.toHaveProperty('baseCasePrice')
  expect(seen.receipt).toBeNull()
})

test('a customer who comes while staff change an order in a hidden cart is not shown it [NEXT-2, security 13]', async () => {
  const { params } = await placed()
  const cart = await open(params, dsr)
  await api.db.run(`update carts set is_visible_to_customer = false where id = $1`, [cart.id])
  const answer = await buyer.call(changeOrder, { params })
  expect([answer.status, codeOf(answer)]).toEqual([409, 'order_being_changed'])
  expect(JSON.stringify(answer.body)).not.toContain(cart.id)
})

test('an item that can no longer be ordered is left out of the cart of a change, with its reason [NEXT-2]', async () => {
  const { params } = await placed()
  await api.db.run(`update items set erp_status = 'discontinued' where item_number = $1`, [items.oil])
  const { cart, errors } = await buyer.ask(changeOrder, { params })
  await api.db.run(`update items set erp_status = 'active' where item_number = $1`, [items.oil])
  expect(cart.items.map((line) => line.itemNumber)).toEqual([items.flour])
  expect(errors).toMatchObject([{ itemNumber: items.oil, errorCode: 'item_discontinued' }])
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.id).toBe(cart.id)
})

test('orders are changed by those who may order for the ship-to alone [NEXT-2, ACCESS-4]', async () => {
  const { params, id } = await placed()
  expect((await accounting.call(changeOrder, { params })).status).toBe(403)
  expect((await accounting.call(cancelOrder, { params, body: { version: 1 } })).status).toBe(403)
  const foreign = { ...shipTos.foreign, orderId: id }
  expect(codeOf(await stranger.call(changeOrder, { params: foreign }))).toBe('order_not_found')
  expect(codeOf(await stranger.call(cancelOrder, { params: foreign, body: { version: 1 } }))).toBe('order_not_found')
  expect((await stranger.call(cancelOrder, { params, body: { version: 1 } })).status).toBe(404)
})
