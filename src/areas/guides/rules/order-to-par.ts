import type { ItemFacts } from '#areas/items/item.ts'

/** What the shelf is to hold of an item, and how it is packed. */
export interface ParFacts extends Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'> {
  readonly caseParValue: number | null
  readonly eachParValue: number | null
  /** Percent of the par; null: below the par. */
  readonly reorderPointPct: number | null
  readonly eachesPerCase: number
}

/** What was last counted of an item. */
export interface OnHand {
  readonly hundredthsOfCases: number
  readonly units: number
}

/** What is to be ordered. */
export interface ParOrder {
  readonly orderedCases: number
  readonly orderedUnits: number
}

/**
 * GUIDE-3: what brings the shelf back to par: the par less what is on hand, rounded up to whole
 * units, and nothing while the stock is above the reorder point. Null: there is no par. `onHand` is
 * null for what was never counted, or too long ago: then nothing counts as in stock.
 */
export function orderToPar(facts: ParFacts, onHand: OnHand | null): ParOrder | null {
  const { caseParValue, eachParValue, reorderPointPct, eachesPerCase } = facts
  // Hundredths of an each, so that whole numbers are enough.
  const par = ((caseParValue ?? 0) * eachesPerCase + (eachParValue ?? 0)) * 100
  if (par === 0) return null
  const stock = onHand === null ? 0 : onHand.hundredthsOfCases * eachesPerCase + onHand.units * 100
  const isAboveReorderPoint = reorderPointPct !== null && stock * 100 > par * reorderPointPct
  if (stock >= par || isAboveReorderPoint) return { orderedCases: 0, orderedUnits: 0 }
  return inUnits(facts, Math.ceil((par - stock) / 100))
}

/** The units the par is written in, as far as the item is sold in them. */
function inUnits({ eachOnly, isBrokenCase, eachesPerCase, caseParValue, eachParValue }: ParFacts, eaches: number) {
  const cases = Math.ceil(eaches / eachesPerCase)
  if (eachOnly) return { orderedCases: 0, orderedUnits: eaches }
  if (!isBrokenCase || !eachParValue) return { orderedCases: cases, orderedUnits: 0 }
  if (!caseParValue) return { orderedCases: 0, orderedUnits: eaches }
  return { orderedCases: Math.floor(eaches / eachesPerCase), orderedUnits: eaches % eachesPerCase }
}

/** A count says nothing any more after so many days. */
const keptDays = 7

/** GUIDE-3: what is on hand by the last count; null when it is older than seven days. */
export const onHandOf = (counted: (OnHand & { readonly countedAt: string }) | undefined, now: Date): OnHand | null => {
  if (!counted || now.getTime() - Date.parse(counted.countedAt) > keptDays * 86_400_000) return null
  return { hundredthsOfCases: counted.hundredthsOfCases, units: counted.units }
}
