import type { Decision, Refusal } from '#kit/decision.ts'
import { addQuantities } from '#areas/carts/rules/add-quantities.ts'
import type { LineFacts, Quantities } from '#areas/carts/rules/may-set-line.ts'

/** So much of an item. */
export interface LineToAdd extends Quantities {
  readonly itemNumber: string
}

/** What adding does. */
export interface AddedLines {
  /** What the lines of the cart then read. */
  readonly lines: readonly LineToAdd[]
  readonly added: readonly LineToAdd[]
  readonly refused: readonly (LineToAdd & { readonly refusal: Refusal })[]
}

/**
 * RECIPE-4: puts lines on top of what a cart has, each by the rule of adding; what may not be
 * ordered is left out with its reason.
 */
export function addLines(
  wanted: readonly LineToAdd[],
  present: ReadonlyMap<string, Quantities>,
  factsOf: (itemNumber: string) => Decision<LineFacts>,
): AddedLines {
  const [lines, added, refused]: [LineToAdd[], LineToAdd[], (LineToAdd & { refusal: Refusal })[]] = [[], [], []]
  for (const line of wanted) {
    const facts = factsOf(line.itemNumber)
    const decision = facts.allowed ? addQuantities(facts.value, present.get(line.itemNumber), line, {}) : facts
    if (!decision.allowed) refused.push({ ...line, refusal: decision.refusal })
    else {
      lines.push({ itemNumber: line.itemNumber, ...decision.value })
      added.push(line)
    }
  }
  return { lines, added, refused }
}
