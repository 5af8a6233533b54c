import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { isAlike, type SuitabilityLoss } from '#areas/items/rules/compare-suitability.ts'
import { addQuantities } from './add-quantities.ts'
import type { ExpectedPrice } from './check-expected-price.ts'
import { convertQuantities, type Packing } from './convert-quantities.ts'
import type { LineFacts, Quantities } from './may-set-line.ts'

/** The item that is to take the place of another, as this cart sees it. */
export interface Alternate {
  readonly facts: LineFacts
  readonly packing: Packing
  /** Hundredths of a case of it that replace one case. */
  readonly caseRatio: number
  /** What the kitchen would lose by it (CHECK-2). */
  readonly loss: SuitabilityLoss
}

/**
 * CART-5: what the alternate's line reads after the switch, and how much of it comes from the line
 * it replaces.
 */
export interface SwitchedLine {
  readonly converted: Quantities
  readonly line: Quantities
}

/**
 * CART-5: an item's line becomes the line of one of its alternates. The rules of adding hold for
 * the new item; what the cart has of it already stays, and the converted quantities come on top.
 * CHECK-2: an alternate that loses a diet or gains an allergen takes the place only of somebody who
 * says so knowing it.
 */
export function switchItem(
  replaced: (Quantities & { readonly packing: Packing }) | undefined,
  alternate: Alternate | undefined,
  present: Quantities | undefined,
  expected: ExpectedPrice & { readonly isLossAccepted?: boolean | undefined },
): Decision<SwitchedLine> {
  if (!replaced) return refuse(cartRefusals.item_not_in_cart)
  if (!alternate) return refuse(cartRefusals.not_an_alternate)
  if (!isAlike(alternate.loss) && !expected.isLossAccepted)
    return refuse(cartRefusals.alternate_not_alike, { details: { loss: alternate.loss } })
  const converted = convertQuantities(replaced.packing, alternate.packing, replaced, alternate.caseRatio)
  const added = addQuantities(alternate.facts, present, converted, expected)
  return added.allowed ? allow({ converted, line: added.value }) : added
}
