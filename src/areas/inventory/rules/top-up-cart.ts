import type { Decision, Refusal } from '#kit/decision.ts'
import type { Steps } from '#kit/steps.ts'
import { addQuantities } from '#areas/carts/rules/add-quantities.ts'
import type { LineFacts, Quantities } from '#areas/carts/rules/may-set-line.ts'

/** What a cart is to hold of an item at least. */
export interface NeededLine extends Quantities {
  readonly itemNumber: string
}

/** What topping a cart up does. */
export interface ToppedUp {
  /** What the lines of the cart then read. */
  readonly lines: readonly NeededLine[]
  /** What that adds to them. */
  readonly added: readonly NeededLine[]
  readonly refused: readonly (NeededLine & { readonly refusal: Refusal })[]
}

/**
 * INV-1: raises lines of a cart to what is needed, under the rules of adding. What the cart has of
 * an item already counts, so that a shelf counted twice is not ordered twice; what may not be
 * ordered is left out with its reason. It may pause after each line (PLAT-14).
 */
export function* topUpCart(
  needed: readonly NeededLine[],
  present: ReadonlyMap<string, Quantities>,
  factsOf: (itemNumber: string) => Decision<LineFacts>,
): Steps<ToppedUp> {
  const [lines, added, refused]: [NeededLine[], NeededLine[], (NeededLine & { refusal: Refusal })[]] = [[], [], []]
  for (const { itemNumber, orderedCases, orderedUnits } of needed) {
    yield
    const before = present.get(itemNumber)
    const more = {
      itemNumber,
      orderedCases: Math.max(0, orderedCases - (before?.orderedCases ?? 0)),
      orderedUnits: Math.max(0, orderedUnits - (before?.orderedUnits ?? 0)),
    }
    if (more.orderedCases + more.orderedUnits === 0) continue
    const facts = factsOf(itemNumber)
    const decision = facts.allowed ? addQuantities(facts.value, before, more, {}) : facts
    if (!decision.allowed) {
      refused.push({ ...more, refusal: decision.refusal })
      continue
    }
    lines.push({ itemNumber, ...decision.value })
    added.push(more)
  }
  return { lines, added, refused }
}
