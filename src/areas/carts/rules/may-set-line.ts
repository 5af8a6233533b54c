import { allow, type Decision, refuse } from '#kit/decision.ts'
import { maxQuantity } from '#contract/values.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { mayOrderByCase, mayOrderByEach } from '#areas/items/rules/may-order-by.ts'
import type { OrderingShipTo } from '#areas/items/rules/may-order-for.ts'
import { type OrderableItem, type OrderingCart, whyItemIsBlocked } from '#areas/items/rules/why-item-is-blocked.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { cartRefusals } from '../cart.refusals.ts'

/** Cases and eaches of one line, absolute. */
export interface Quantities {
  readonly orderedCases: number
  readonly orderedUnits: number
}

/** What decides whether a line may read like this. */
export interface LineFacts {
  readonly item: OrderableItem & Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'>
  /** Of the ship-to on the cart's delivery date; null when nothing prices the item. */
  readonly price: Pick<ItemPrice, 'casePrice' | 'eachPrice'> | null
  readonly cart: OrderingCart
  readonly shipTo: OrderingShipTo
}

/**
 * CART-5: a line takes only what may be ordered, in the units it is sold in, at a price. Both 0
 * removes it, always.
 */
export function maySetLine({ item, price, cart, shipTo }: LineFacts, wanted: Quantities): Decision {
  if (wanted.orderedCases === 0 && wanted.orderedUnits === 0) return allow()
  const blocked = whyItemIsBlocked(item, cart, shipTo)
  if (!blocked.allowed) return blocked
  if (wanted.orderedCases > maxQuantity) return refuse(cartRefusals.quantity_too_large, { field: 'orderedCases' })
  if (wanted.orderedUnits > maxQuantity) return refuse(cartRefusals.quantity_too_large, { field: 'orderedUnits' })
  if (wanted.orderedCases > 0) {
    const byCase = mayOrderByCase(item)
    if (!byCase.allowed) return byCase
    if (price === null || price.casePrice === null) return refuse(cartRefusals.item_price_unavailable)
  }
  if (wanted.orderedUnits > 0) {
    const byEach = mayOrderByEach(item)
    if (!byEach.allowed) return byEach
    if (price === null || price.eachPrice === null) return refuse(cartRefusals.item_price_unavailable)
  }
  return allow()
}
