import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { checkExpectedPrice, type ExpectedPrice } from './check-expected-price.ts'
import { type LineFacts, type Quantities, maySetLine } from './may-set-line.ts'

/**
 * CART-5: adding puts the new quantities on top of what the line has; returns what it then reads.
 */
export function addQuantities(
  facts: LineFacts,
  present: Quantities | undefined,
  added: Quantities,
  expected: ExpectedPrice,
): Decision<Quantities> {
  if (added.orderedCases === 0 && added.orderedUnits === 0) return refuse(cartRefusals.quantity_required)
  const orderedCases = (present?.orderedCases ?? 0) + added.orderedCases
  const orderedUnits = (present?.orderedUnits ?? 0) + added.orderedUnits
  // The added units are asked first: an item no longer sold by the case may be on the line by the
  // case from before.
  for (const quantities of [added, { orderedCases, orderedUnits }]) {
    const decision = maySetLine(facts, quantities)
    if (!decision.allowed) return decision
  }
  const priced = checkExpectedPrice(facts.price, expected)
  return priced.allowed ? allow({ orderedCases, orderedUnits }) : priced
}
