import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { lineTotal } from '#areas/carts/rules/cart-totals.ts'
import { convertQuantities, type Packing } from '#areas/carts/rules/convert-quantities.ts'
import { isShort } from '#areas/checkout/rules/warn-of-stock.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { stockStatus } from '#areas/items/rules/stock-status.ts'
import type { LineQuantity } from '#areas/orders/order.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { AcceptedLoss } from '#areas/orders/if-short.ts'
import {
  type AlternativeCheck,
  checkAlternative,
  type ComparedItem,
  isWithin,
} from '#areas/substitutions/rules/check-alternative.ts'

/** An item that may come, with its packing, its stock and its price on the order's day. */
export interface OfferedItem extends ComparedItem, Packing, ItemFacts {
  readonly price: ItemPrice | null
}

/** What is asked of one alternative. */
export interface OfferQuestion {
  /** Hundredths of a case of it that replace one case. */
  readonly caseRatio: number
  readonly accepted: AcceptedLoss
}

/** An alternative that can come for what is missing. */
export interface OfferForShort extends AlternativeCheck {
  readonly quantity: LineQuantity
  readonly lineTotal: number
  readonly isEstimate: boolean
  readonly stockStatus: string
  readonly needsAcceptance: boolean
}

/**
 * NEXT-3: an alternative for what is missing of a line, in its own packing and at its price of the
 * order's day; null for one that cannot come with this truck: not sold, without a price, not there
 * in full, or brought by a vendor.
 */
export function offerForShort(
  from: ComparedItem & Packing,
  to: OfferedItem,
  missing: LineQuantity,
  shipTo: Pick<ShipToFacts, 'isActive' | 'isOrderingAllowed' | 'isProspective'>,
  { caseRatio, accepted }: OfferQuestion,
): OfferForShort | null {
  const check = checkAlternative(from, to, shipTo, { maxIncreasePercent: null, accepted })
  if (check.findings.some(({ weight }) => weight === 'stops')) return null
  if (to.isDropShip || to.isJustInTime || to.isSpecialOrder) return null
  const quantities = convertQuantities(
    from,
    to,
    { orderedCases: missing.cases, orderedUnits: missing.units },
    caseRatio,
  )
  if (isShort({ ...quantities, stock: to })) return null
  const total = lineTotal({ ...quantities, price: to.price })
  if (total === null) return null
  return {
    ...check,
    quantity: { cases: quantities.orderedCases, units: quantities.orderedUnits },
    lineTotal: total,
    isEstimate: quantities.orderedCases > 0 && to.price?.isEstimate === true,
    stockStatus: stockStatus(to),
    needsAcceptance: !isWithin(check.loss, accepted),
  }
}
