import { afterEach, expect, test } from 'vitest'
import { getCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { usualQuantities } from '#areas/orders/server/public.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { cancelOrder } from '../change-order.endpoints.ts'
import { orderChanges } from '../testing/order-changes.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])
const { placed, read, open, setTo, place } = orderChanges(api, buyer)
afterEach(() => api.clock.set(monday))

const statusOf = async (cartId: string) =>
  (await api.db.row<{ status: string }>('select status from carts where id = $1', [cartId])).status

test('the cart that changes an order is discarded with it, whoever opened it [NEXT-2]', async () => {
  for (const client of [buyer, colleague, dsr]) {
    const { params } = await placed()
    const cart = await open(params, client)
    const { cart: ready } = await setTo(cart.id, items.flour, 5, client)
    await buyer.ask(cancelOrder, { params, body: { version: 1 } })
    expect(await statusOf(cart.id)).toBe('discarded')
    expect((await place(cart.id, ready!.version, client)).ok).toBe(false)
    expect(await api.db.rows('select from active_carts where cart_id = $1', [cart.id])).toEqual([])
  }
})

test('a cancellation that is refused leaves the cart as it was [NEXT-2]', async () => {
  const { params } = await placed()
  const cart = await open(params)
  expect(codeOf(await buyer.call(cancelOrder, { params, body: { version: 7 } }))).toBe('order_changed_since')
  expect(await statusOf(cart.id)).toBe('open')
  await buyer.ask(getCart, { params: { ...shipTos.own, cartId: cart.id } })
  await buyer.ask(cancelOrder, { params, body: { version: 1 } })
  const { carts } = await buyer.ask(listCarts, { params: shipTos.own })
  expect(carts.map(({ id }) => id)).not.toContain(cart.id)
})

test('a cart that is opened in the moment of the cancellation does not outlive it [NEXT-2]', async () => {
  for (let round = 0; round < 10; round++) {
    const { params, id } = await placed()
    const [, cancelled] = await Promise.allSettled([
      open(params),
      buyer.ask(cancelOrder, { params, body: { version: 1 } }),
    ])
    expect(cancelled.status).toBe('fulfilled')
    expect((await read(id)).order.status).toBe('Cancelled')
    expect(
      await api.db.rows(`select from carts where order_id = $1 and status = 'open'`, [id]),
      `round ${round}`,
    ).toEqual([])
  }
})

test('what was cancelled is not what a ship-to usually orders [CART-13]', async () => {
  await api.db.run('delete from order_lines')
  const { params } = await placed()
  const usual = async () => (await usualQuantities(api.db, shipTos.own, [items.flour])).get(items.flour)
  expect(await usual()).toMatchObject({ typicalCases: 2, maxCases: 2 })
  await buyer.ask(cancelOrder, { params, body: { version: 1 } })
  expect(await usual()).toBeUndefined()
})
