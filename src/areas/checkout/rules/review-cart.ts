import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import type { Refusal } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { mayOrderFor } from '#areas/carts/rules/may-order-for.ts'
import type { LineOverrides } from '#areas/carts/price-override.ts'
import { type BasePrice, checkOverrides } from '#areas/carts/rules/set-price-overrides.ts'
import { type LineFacts, type Quantities, setLine } from '#areas/carts/rules/set-line.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { checkDeliveryDate } from '#areas/routing/rules/check-delivery-date.ts'
import type { DateFacts } from '#areas/routing/rules/possible-dates.ts'
import type { ReviewFinding } from '../checkout.endpoints.ts'
import { checkoutRefusals as no } from '../checkout.refusals.ts'

/** A line of the cart with what decides on it; null when the item is gone. */
export interface ReviewedLine extends Quantities {
  readonly itemNumber: string
  readonly facts: LineFacts | null
  readonly stock: Pick<ItemFacts, 'onHandCases' | 'isSpecialOrder' | 'isDropShip' | 'isJustInTime'>
  /** CART-10: what staff made of the price; none in a cart the customer sees. */
  readonly overrides?: LineOverrides
  readonly basePrice?: BasePrice
}

/** The cart as it would be ordered now. */
export interface ReviewFacts {
  readonly shipTo: ShipToFacts
  readonly deliveryDate: CalendarDate | null
  readonly dates: DateFacts
  readonly lines: readonly ReviewedLine[]
  readonly subtotal: Cents
  /** True for staff acting as themselves: they see more and may do more. */
  readonly isStaff: boolean
}

/** CHECK-4: a subtotal above the division's threshold gets a look by staff; it never stops the customer's order. */
export const isAboveThreshold = ({ subtotal, shipTo }: Pick<ReviewFacts, 'subtotal' | 'shipTo'>): boolean =>
  subtotal > shipTo.orderThreshold

/**
 * CHECK-1, CHECK-4: everything there is to put right before the order can be placed, and what is good to know. Placing the
 * order asks the same function, so that no screen promises what the server refuses.
 */
export function reviewCart(facts: ReviewFacts): ReviewFinding[] {
  return [
    ...customerFindings(facts),
    ...dateFindings(facts),
    ...facts.lines.flatMap(lineFindings),
    ...stockFindings(facts),
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
    ...(facts.shipTo.isOnCreditHold ? [blocking(no.on_credit_hold)] : []),
    ...(facts.lines.length === 0 ? [blocking(no.cart_is_empty)] : []),
    ...(facts.isStaff && isAboveThreshold(facts)
      ? [{ code: 'exceeding-threshold', message: 'Order value exceeds the threshold', blocks: false }]
      : []),
  ]
}

function dateFindings({ deliveryDate, dates, isStaff }: ReviewFacts): ReviewFinding[] {
  if (deliveryDate === null) return [blocking(no.delivery_date_required)]
  const checked = checkDeliveryDate(deliveryDate, dates, isStaff)
  if (!checked.allowed) return [blocking(checked.refusal)]
  const { warning } = checked.value
  return warning === null ? [] : [{ code: 'delivery-date-outside-allowed-range', message: warning, blocks: false }]
}

function lineFindings({
  itemNumber,
  facts,
  overrides,
  basePrice = null,
  ...quantities
}: ReviewedLine): ReviewFinding[] {
  if (facts === null) return [blocking(cartRefusals.item_not_found, itemNumber)]
  const decision = setLine(facts, quantities)
  if (!decision.allowed) return [blocking(decision.refusal, itemNumber)]
  const held = overrides ? checkOverrides(overrides, basePrice) : decision
  return held.allowed ? [] : [blocking(held.refusal, itemNumber)]
}

/** Stock is told, not enforced: the warehouse may still receive before the truck is loaded. */
function stockFindings({ lines }: ReviewFacts): ReviewFinding[] {
  const short = lines.filter(({ stock, orderedCases }) => {
    const isOnOurShelf = !stock.isSpecialOrder && !stock.isDropShip && !stock.isJustInTime
    return isOnOurShelf && stock.onHandCases < Math.max(1, orderedCases)
  })
  if (short.length === 0) return []
  const message = `${plural(short.length, 'item')} ${short.length === 1 ? 'has' : 'have'} insufficient stock`
  return [{ code: 'inventory-warning', message, blocks: false }]
}
