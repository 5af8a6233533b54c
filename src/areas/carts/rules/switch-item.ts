import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cartRefusals as no } from '../cart.refusals.ts'
import { addToCart } from './add-to-cart.ts'
import type { ExpectedPrice } from './check-expected-price.ts'
import { convertQuantities, type Packing } from './convert-quantities.ts'
import type { LineFacts, Quantities } from './set-line.ts'

/** The item that is to take the place of another, as this cart sees it. */
export interface Alternate {
  readonly facts: LineFacts
  readonly packing: Packing
  /** Hundredths of a case of it that replace one case. */
  readonly caseRatio: number
}

/** CART-5: what the alternate's line reads after the switch, and how much of it comes from the line it replaces. */
export interface SwitchedLine {
  readonly converted: Quantities
  readonly line: Quantities
}

/**
 * CART-5: an item's line becomes the line of one of its alternates. The rules of adding hold for the new item; what the cart
 * has of it already stays, and the converted quantities come on top.
 */
export function switchItem(
  replaced: (Quantities & { readonly packing: Packing }) | undefined,
  alternate: Alternate | undefined,
  present: Quantities | undefined,
  expected: ExpectedPrice,
): Decision<SwitchedLine> {
  if (!replaced) return refuse(no.item_not_in_cart)
  if (!alternate) return refuse(no.not_an_alternate)
  const converted = convertQuantities(replaced.packing, alternate.packing, replaced, alternate.caseRatio)
  const added = addToCart(alternate.facts, present, converted, expected)
  return added.allowed ? allow({ converted, line: added.value }) : added
}
