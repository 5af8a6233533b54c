import type { ItemFacts } from '#areas/items/item.ts'
import { isWillCall, type SoType } from '#areas/routing/order-types.ts'

/**
 * CHECK-3: on will-call carts an alert offers 'Remove' only for the drop-ship and just-in-time
 * items that do not belong there.
 */
export const mayRemoveFromAlert = (soType: SoType, item: Pick<ItemFacts, 'isDropShip' | 'isJustInTime'>): boolean =>
  !isWillCall(soType) || item.isDropShip || item.isJustInTime
