import type { Actor } from '#kit/actor.ts'
import { abilityOf } from '#kit/decision.ts'
import type { OrderingShipTo } from '#areas/items/rules/may-order-for.ts'
import type { CartAbilities, CartFacts } from '../cart.ts'
import { mayChangeCart } from './may-change-cart.ts'
import { mayOverridePrices } from './may-override-prices.ts'
import { mayModifyAccess } from './may-modify-access.ts'
import { mayPlaceOrder } from './may-place-order.ts'
import { mayReturnCart } from './may-return-cart.ts'
import { maySwitchToCart } from './may-switch-to-cart.ts'

/**
 * What the reader may do with a cart, sent along with it so that no screen derives a permission.
 */
export function cartAbilities(
  cart: CartFacts & { readonly source?: string },
  actor: Actor,
  shipTo: OrderingShipTo,
): CartAbilities {
  const change = mayChangeCart(cart, actor)
  return {
    change: abilityOf(change),
    discard: abilityOf(change),
    setActive: abilityOf(maySwitchToCart(cart, actor)),
    // In a procurement session it is sent back instead.
    placeOrder: abilityOf((actor.isPunchout ? mayReturnCart : mayPlaceOrder)(cart, actor, shipTo)),
    modifyAccess: abilityOf(mayModifyAccess(cart, actor)),
    ...(actor.kind === 'internal' && { overridePrices: abilityOf(mayOverridePrices(cart, actor)) }),
  }
}
