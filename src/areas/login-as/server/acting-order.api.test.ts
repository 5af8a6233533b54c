import { expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { getOrder, listOrders } from '#areas/orders/orders.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { browserOf } from '../testing/browser-of.ts'
import { startLoginAs, stopLoginAs } from '../login-as.endpoints.ts'

const api = await startApi()
const { own } = shipTos

test('an order placed for a customer names who of the staff did it, and its audit entry has both ids [AUTH-8, PLAT-8]', async () => {
  const rep = await browserOf(api, 'dsr')
  await rep.ask(startLoginAs, { body: { userId: people.buyer } })
  const { cart } = await rep.ask(createCart, {
    params: own,
    body: {
      cart: { deliveryDate: '2026-03-03', soType: 'regularDelivery' },
      items: [{ itemNumber: items.flour, orderedCases: 2, orderedUnits: 0 }],
      action: 'Import',
    },
  })
  const params = { ...own, cartId: cart.id }
  const { order } = await rep.ask(placeOrder, { params, body: {} }, { ifMatch: cart.version })
  const buyer = await api.as('buyer')
  const history = await buyer.ask(listOrders, { params: own })
  expect(history.orders).toMatchObject([{ placedByName: 'buyer', placedByStaff: true, placedByStaffName: 'dsr' }])
  const entry = await api.db.row(
    `select real_user_id as "realUserId", user_id as "userId" from audit_entries where entity = $1`,
    [`order:${order.id}`],
  )
  expect(entry).toEqual({ realUserId: people.dsr, userId: people.buyer })
  const changes = await api.db.rows(
    `select distinct real_user_id as "realUserId", user_id as "userId" from cart_changes where cart_id = $1`,
    [cart.id],
  )
  expect(changes).toEqual([{ realUserId: people.dsr, userId: people.buyer }])
  // As themselves again the rep reads the same order, placed by the customer.
  await rep.ask(stopLoginAs, {})
  const seen = await rep.ask(getOrder, { params: { ...own, orderId: order.id } })
  expect(seen.order).toMatchObject({ placedByName: 'buyer', placedByStaffName: 'dsr' })
})
