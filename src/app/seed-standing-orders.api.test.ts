import { expect, test } from 'vitest'
import { getStandingOrder, listStandingOrders } from '#areas/standing-orders/standing-orders.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { seedStandingOrders } from './seed-standing-orders.ts'

const api = await startApi()

test('kitchens of the demo have standing orders with a history, whose drafts come later [PLAT-1, NEXT-4]', async () => {
  const buyer = await api.as('buyer')
  const params = await readyCart(buyer)
  await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  await api.db.run(`update orders set delivery_date = '2026-02-26'`)
  await api.db.run(`update users set is_demo = true, email = 'buyer@harborbistro.example' where id = $1`, [
    people.buyer,
  ])
  await api.db.inTransaction((tx) => seedStandingOrders(tx, { today: '2026-03-02', now: api.clock.now() }))
  const { standingOrders } = await buyer.ask(listStandingOrders, { params: shipTos.own })
  expect(standingOrders.map(({ name, mode, next }) => [name, mode, next?.deliverOn])).toEqual([
    ['Monthly dry goods', 'auto', '2026-03-23'],
    ['Weekly staples', 'ask', '2026-03-16'],
  ])
  const one = { ...shipTos.own, standingOrderId: standingOrders[1]!.id }
  const { runs } = (await buyer.ask(getStandingOrder, { params: one })).standingOrder
  expect(runs).toMatchObject([{ deliverOn: '2026-02-26', state: 'placed', orderNumber: expect.any(String) }])
})
