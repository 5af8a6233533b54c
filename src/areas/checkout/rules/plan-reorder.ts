import type { Decision, Refusal } from '#kit/decision.ts'
import { addQuantities } from '#areas/carts/rules/add-quantities.ts'
import type { LineFacts, Quantities } from '#areas/carts/rules/may-set-line.ts'

/** A line of an order or a cart. */
export interface QuantityLine extends Quantities {
  readonly itemNumber: string
}

/** What an order becomes when it is ordered again. */
export interface Reordered {
  /** What the lines of the cart then read. */
  readonly lines: readonly QuantityLine[]
  readonly refused: readonly { readonly itemNumber: string; readonly refusal: Refusal }[]
}

/**
 * CHECK-5: every line of an order is added to what the cart has, under the rules of adding; what
 * may not be ordered any more is left out with its reason. An item on several lines counts once.
 * Nothing of the order's prices comes along.
 */
export function planReorder(
  order: readonly QuantityLine[],
  present: ReadonlyMap<string, Quantities>,
  factsOf: (itemNumber: string) => Decision<LineFacts>,
): Reordered {
  const wanted = new Map<string, QuantityLine>()
  for (const { itemNumber, orderedCases, orderedUnits } of order) {
    // What came back is not ordered again.
    if (orderedCases < 0 || orderedUnits < 0) continue
    const before = wanted.get(itemNumber)
    wanted.set(itemNumber, {
      itemNumber,
      orderedCases: orderedCases + (before?.orderedCases ?? 0),
      orderedUnits: orderedUnits + (before?.orderedUnits ?? 0),
    })
  }
  const lines: QuantityLine[] = []
  const refused: { itemNumber: string; refusal: Refusal }[] = []
  for (const line of wanted.values()) {
    const { itemNumber } = line
    const facts = factsOf(itemNumber)
    const decision = facts.allowed ? addQuantities(facts.value, present.get(itemNumber), line, {}) : facts
    if (decision.allowed) lines.push({ itemNumber, ...decision.value })
    else refused.push({ itemNumber, refusal: decision.refusal })
  }
  return { lines, refused }
}
