import { allow, refuse, type Decision } from '#kit/decision.ts'
import { isWillCall, type SoType } from '#areas/routing/order-types.ts'
import type { ItemFacts } from '../item.ts'
import { itemRefusals } from '../item.refusals.ts'
import { isItemVisible } from './is-item-visible.ts'
import { mayOrderFor, type OrderingShipTo } from './may-order-for.ts'

/** The item's side of the question. */
export type OrderableItem = Pick<
  ItemFacts,
  'erpStatus' | 'isDropShip' | 'isJustInTime' | 'isReserved' | 'isReservedForThisShipTo' | 'isProprietary'
>

/**
 * The cart's side: its order type, and whether the ship-to's route of that type takes just-in-time
 * and drop-ship items.
 */
export interface OrderingCart {
  readonly soType: SoType
  readonly blockJitDrop: boolean
}

/**
 * ITEM-7, ITEM-9: may this item go into this cart? Asked by every way into a cart, again when the
 * order is placed, and by the screens. Without a cart (null) only what holds for every cart counts.
 */
export function whyItemIsBlocked(item: OrderableItem, cart: OrderingCart | null, shipTo: OrderingShipTo): Decision {
  if (!isItemVisible(item)) return refuse(itemRefusals.item_not_found)
  const ordering = mayOrderFor(shipTo)
  if (!ordering.allowed) return ordering
  const needsTruck = item.isDropShip || item.isJustInTime
  if (cart && needsTruck && isWillCall(cart.soType)) return refuse(itemRefusals.item_not_for_will_call)
  if (item.isReserved && !item.isReservedForThisShipTo) return refuse(itemRefusals.item_reserved)
  if (item.erpStatus === 'discontinued') return refuse(itemRefusals.item_discontinued)
  if (item.erpStatus === 'inactive') return refuse(itemRefusals.item_not_orderable)
  if (cart?.blockJitDrop && needsTruck) return refuse(itemRefusals.item_blocked_for_order_type)
  return allow()
}
