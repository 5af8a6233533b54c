import { handle } from '#platform/http/handle.ts'
import { listCarts } from '../cart.endpoints.ts'
import { listPendingCarts } from '../cart-access.endpoints.ts'
import { searchCarts } from './search-carts.ts'

/** CART-7: the open carts of a ship-to the caller may see. */
export const listCartsHandler = handle(listCarts, ({ db, caller, query, params, now }) =>
  searchCarts(db, caller.actor, query, params, now),
)

/** CART-7: the open carts of all ship-tos the caller may act for. */
export const listPendingCartsHandler = handle(listPendingCarts, async ({ db, caller, query, now }) => {
  const { carts, totalRecords } = await searchCarts(db, caller.actor, query, null, now)
  return { carts, totalRecords }
})
