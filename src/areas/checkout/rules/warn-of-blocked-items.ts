import { plural } from '#kit/text.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import type { CartAlert } from '../cart-analysis.ts'
import type { ReviewFinding } from '../checkout.endpoints.ts'

/** A line and why this ship-to cannot order it, as a sentence; null when it can. */
export interface JudgedLine {
  readonly itemNumber: string
  readonly blockedReason: string | null
}

/** A problem of the customer applies to every line and is reported once. */
const ofCustomer: readonly string[] = [itemRefusals.prospect_cannot_order.code, itemRefusals.ordering_not_allowed.code]
const ofItem: readonly string[] = [
  ...Object.values(itemRefusals).map(({ code }) => code),
  cartRefusals.item_price_unavailable.code,
]

/** CHECK-2: why each item of the cart is blocked, by number, out of what the review found. */
export const blockedReasons = (findings: readonly ReviewFinding[]): ReadonlyMap<string, string> =>
  new Map(
    findings.flatMap(({ itemNumber, code, message, blocks }): [string, string][] =>
      blocks && itemNumber !== undefined && ofItem.includes(code) && !ofCustomer.includes(code)
        ? [[itemNumber, message]]
        : [],
    ),
  )

/**
 * CHECK-3: the alert 'item-blocked-for-ship-to', or null. It stops the order: placing asks the same
 * rules of every line.
 */
export function warnOfBlockedItems(lines: readonly JudgedLine[]): CartAlert | null {
  const itemNumbers = lines.filter((line) => line.blockedReason !== null).map((line) => line.itemNumber)
  if (itemNumbers.length === 0) return null
  const message = `${plural(itemNumbers.length, 'item')} not in catalog for this ship to`
  return { kind: 'item-blocked-for-ship-to', message, blocks: true, itemNumbers }
}
