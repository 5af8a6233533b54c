import type { ItemFacts } from '#areas/items/item.ts'
import type { Quantities } from './may-set-line.ts'

/** How an item is packed and sold. */
export interface Packing extends Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'> {
  readonly eachesPerCase: number
}

/**
 * CART-5: what a line reads when another item takes its place. Cases stay cases and eaches stay
 * eaches where the other item is sold so; what it is not sold in becomes the other unit. Rounded
 * up: a kitchen is never sent less than it asked for. `caseRatio` is how many hundredths of a case
 * of the other item replace a case of this one.
 */
export function convertQuantities(
  from: Packing,
  to: Packing,
  { orderedCases, orderedUnits }: Quantities,
  caseRatio: number,
): Quantities {
  // Everything in eaches of `from`, so that whole numbers are enough.
  const units = (eaches: number) => Math.ceil((eaches * caseRatio * to.eachesPerCase) / (from.eachesPerCase * 100))
  const cases = (eaches: number) => Math.ceil((eaches * caseRatio) / (from.eachesPerCase * 100))
  const eachesInCases = orderedCases * from.eachesPerCase
  if (to.eachOnly) return { orderedCases: 0, orderedUnits: units(eachesInCases + orderedUnits) }
  if (to.isBrokenCase) return { orderedCases: cases(eachesInCases), orderedUnits: units(orderedUnits) }
  return { orderedCases: cases(eachesInCases + orderedUnits), orderedUnits: 0 }
}
