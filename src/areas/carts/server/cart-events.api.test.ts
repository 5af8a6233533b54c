import { expect, test } from 'vitest'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart, discardCart, updateCartDetails } from '../cart.endpoints.ts'
import { addToCart } from '../line.endpoints.ts'

const api = await startApi()
const dsr = await api.as('dsr')
const own = shipTos.own

test('events of a hidden cart reach staff, and not even its id reaches customers [CART-9]', async () => {
  const [toBuyer, toDsr, toOtherDsr] = await Promise.all([
    api.listen('buyer'),
    api.listen('dsr'),
    api.listen('otherDsr'),
  ])
  const hidden = await dsr.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: hidden.cart.id }
  const line = { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 1 } }
  await dsr.ask(addToCart, line)
  await dsr.ask(updateCartDetails, { params, body: { poNumber: 'CANARY' } })
  await dsr.ask(discardCart, { params })
  const ordered = await dsr.ask(createCart, { params: own, body: { cart: {} } })
  const orderedParams = { ...own, cartId: ordered.cart.id }
  await dsr.ask(addToCart, { ...line, params: { ...orderedParams, itemNumber: items.flour } })
  await dsr.ask(placeOrder, { params: orderedParams, body: {} }, { ifMatch: 2 })
  // A visible cart comes last: once its event arrives, all earlier events were decided.
  const visible = await dsr.ask(createCart, { params: own, body: { cart: {}, isVisibleToCustomer: true } })
  const ids = (heard: typeof toBuyer) => new Set(heard.filter(({ topic }) => topic !== 'order').map(({ id }) => id))
  await expect.poll(() => ids(toBuyer)).toContain(visible.cart.id)
  await expect.poll(() => ids(toDsr)).toContain(visible.cart.id)
  expect([...ids(toBuyer)]).toEqual([visible.cart.id])
  expect([...ids(toDsr)]).toEqual([hidden.cart.id, ordered.cart.id, visible.cart.id])
  expect([...ids(toOtherDsr)]).toEqual([])
})
