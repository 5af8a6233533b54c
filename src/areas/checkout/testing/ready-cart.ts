import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import type { Client } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'

/**
 * A cart of version 3 with 2 cases of flour and 1 of oil ($70.00), ready to be ordered; returns the
 * parameters of its calls.
 */
export async function readyCart(client: Client) {
  const { cart } = await client.ask(createCart, { params: shipTos.own, body: { cart: { poNumber: 'PO-1' } } })
  const params = { ...shipTos.own, cartId: cart.id }
  await client.ask(addToCart, { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 2 } })
  await client.ask(addToCart, { params: { ...params, itemNumber: items.oil }, body: { orderedCases: 1 } })
  return params
}
