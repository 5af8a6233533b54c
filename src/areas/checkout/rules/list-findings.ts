import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import type { Refusal } from '#kit/decision.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { mayOrderFor } from '#areas/items/rules/may-order-for.ts'
import type { LineOverrides } from '#areas/prices/price-override.ts'
import { type BasePrice, checkOverrides } from '#areas/price-overrides/rules/set-price-overrides.ts'
import { type LineFacts, type Quantities, maySetLine } from '#areas/carts/rules/may-set-line.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { mayStayOpen } from '#areas/routing/rules/may-stay-open.ts'
import { checkDeliveryDate } from '#areas/routing/rules/check-delivery-date.ts'
import type { DateFacts } from '#areas/routing/rules/possible-dates.ts'
import type { CartAlert } from '../cart-analysis.ts'
import type { ReviewFinding } from '../checkout.endpoints.ts'
import { checkoutRefusals } from '../checkout.refusals.ts'
import { warnOfOffRouteDate } from './warn-of-off-route-date.ts'
import { type ShelfStock, warnOfStock } from './warn-of-stock.ts'
import { warnOfThreshold } from './warn-of-threshold.ts'

/** A line of the cart with what decides on it; null when the item is gone. */
export interface ReviewedLine extends Quantities {
  readonly itemNumber: string
  readonly facts: LineFacts | null
  readonly stock: ShelfStock
  /** CART-10: what staff made of the price; none in a cart the customer sees. */
  readonly overrides?: LineOverrides
  readonly basePrice?: BasePrice
}

/** The cart as it would be ordered now. */
export interface ReviewFacts {
  readonly shipTo: ShipToFacts
  readonly soType: SoType
  readonly deliveryDate: CalendarDate | null
  readonly dates: DateFacts
  readonly lines: readonly ReviewedLine[]
  readonly subtotal: Cents
  /** True for staff acting as themselves: they see more and may do more. */
  readonly isStaff: boolean
  /** PUNCH-4: it goes back to a procurement system, whose order names the day of delivery. */
  readonly isForReturn?: boolean
}

/**
 * CHECK-1, CHECK-4: everything there is to put right before the order can be placed, and what is
 * good to know. Placing the order asks the same function, so that no screen promises what the
 * server refuses.
 */
export function listFindings(facts: ReviewFacts): ReviewFinding[] {
  return [
    ...customerFindings(facts),
    ...dateFindings(facts),
    ...facts.lines.flatMap(lineFindings),
    ...findingsOf(warnOfStock(facts.lines)),
  ]
}

const blocking = ({ code, message }: Refusal, itemNumber?: string): ReviewFinding => ({
  code,
  message,
  blocks: true,
  ...(itemNumber !== undefined && { itemNumber }),
})

function customerFindings(facts: ReviewFacts): ReviewFinding[] {
  const ordering = mayOrderFor(facts.shipTo)
  return [
    ...(ordering.allowed ? [] : [blocking(ordering.refusal)]),
    ...(facts.shipTo.isOnCreditHold ? [blocking(checkoutRefusals.on_credit_hold)] : []),
    ...(facts.lines.length === 0 ? [blocking(checkoutRefusals.cart_is_empty)] : []),
    ...(facts.isStaff ? findingsOf(warnOfThreshold(facts.subtotal, facts.shipTo)) : []),
  ]
}

/** CART-4: what buyer, order and ERP read of an order without a delivery date. */
const openDate: ReviewFinding = {
  code: 'delivery_date_open',
  message:
    'No delivery days are set for this order type. It is ordered without a delivery date; the distributor sets one.',
  blocks: false,
}

function dateFindings({ soType, deliveryDate, dates, isStaff, isForReturn }: ReviewFacts): ReviewFinding[] {
  if (isForReturn) return []
  if (deliveryDate === null)
    return [mayStayOpen(soType, dates.route) ? openDate : blocking(checkoutRefusals.delivery_date_required)]
  const checked = checkDeliveryDate(deliveryDate, dates, isStaff)
  if (!checked.allowed) return [blocking(checked.refusal)]
  return findingsOf(warnOfOffRouteDate(deliveryDate, dates, isStaff))
}

function lineFindings({
  itemNumber,
  facts,
  overrides,
  basePrice = null,
  ...quantities
}: ReviewedLine): ReviewFinding[] {
  if (facts === null) return [blocking(cartRefusals.item_not_found, itemNumber)]
  const decision = maySetLine(facts, quantities)
  if (!decision.allowed) return [blocking(decision.refusal, itemNumber)]
  const held = overrides ? checkOverrides(overrides, basePrice) : decision
  return held.allowed ? [] : [blocking(held.refusal, itemNumber)]
}

/** Findings that do not block, in the words of the alert. */
const findingsOf = (alert: CartAlert | null): ReviewFinding[] =>
  alert === null ? [] : [{ code: alert.kind, message: alert.message, blocks: false }]
