import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import { createCart, type CartRequest } from '../rules/create-cart.ts'
import { type CartCall, changedBy } from './cart-call.ts'
import { insertCart } from './insert-cart.ts'

/**
 * CART-3: decides over a new cart and writes it, active for the one who made it; a refusal becomes
 * the answer of the call.
 */
export async function startCart(
  db: Queries,
  call: CartCall,
  request: CartRequest & { readonly guideInfo?: object | undefined },
): Promise<{ cartId: string; warning: string | null }> {
  const { params, caller, now } = call
  const shipTo = shipToOf(caller)
  const routes = await routesOf(db, params.division, params.shipTo)
  const calendar = { ...routes, timeZone: shipTo.timeZone, today: todayIn(shipTo.timeZone, now), now }
  const decided = orRefuse(createCart(request, caller.actor, shipTo, calendar))
  const cartId = await insertCart(db, decided, request.guideInfo, changedBy(call))
  return { cartId, warning: decided.warning }
}
