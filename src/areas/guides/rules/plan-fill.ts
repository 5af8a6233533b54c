import type { LineQuantity } from '#areas/carts/line-quantity.ts'

/** What filling the shelf to par orders of a line (`getGuidePar`). */
export interface ParLine {
  readonly lineId: string
  /** Null for custom items: nobody can order them here. */
  readonly itemNumber: string | null
  readonly orderedCases: number
  readonly orderedUnits: number
}

/** A line whose quantity in the cart changes. */
export interface PlannedFill {
  readonly lineId: string
  readonly itemNumber: string
  readonly before: LineQuantity
  readonly after: LineQuantity
}

/**
 * GUIDE-3: what 'Fill to par' changes in the cart. A unit the cart has enough of stays: filling
 * twice orders once, and nothing that was typed gets less.
 */
export function planFill(lines: readonly ParLine[], inCart: (itemNumber: string) => LineQuantity): PlannedFill[] {
  return lines.flatMap(({ lineId, itemNumber, orderedCases, orderedUnits }) => {
    if (itemNumber === null) return []
    const before = inCart(itemNumber)
    const after = {
      cases: Math.max(before.cases, orderedCases),
      units: Math.max(before.units, orderedUnits),
    }
    const isSame = after.cases === before.cases && after.units === before.units
    return isSame ? [] : [{ lineId, itemNumber, before, after }]
  })
}
