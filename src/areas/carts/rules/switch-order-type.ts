import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { cartRefusals } from '../cart.refusals.ts'

/**
 * CART-4: a cart with just-in-time or drop-ship items cannot switch to an order type that blocks
 * them.
 */
export const switchOrderType = (
  lines: readonly Pick<ItemFacts, 'isDropShip' | 'isJustInTime'>[],
  isBlocking: boolean,
): Decision =>
  isBlocking && lines.some((line) => line.isDropShip || line.isJustInTime)
    ? refuse(cartRefusals.remove_jit_or_drop_ship, { field: 'soType' })
    : allow()
