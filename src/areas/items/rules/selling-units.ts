import { maxQuantity } from '#contract/values.ts'

/** A unit beside the case and the each: ordering one orders so many cases. */
export interface SellingUnit {
  readonly name: string
  readonly cases: number
}

/** A unit as it is stored. */
export interface StoredUnit {
  readonly name: string
  readonly cases: number | null
  readonly eaches: number | null
}

/** What of an item decides about its units. */
interface UnitFacts {
  readonly eachesPerCase: number
  readonly eachOnly: boolean
}

/**
 * PLAT-3, ITEM-7: the units that are several whole cases, the smallest first. What is sold by the
 * each alone has none.
 */
export function sellingUnits(stored: readonly StoredUnit[], item: UnitFacts): SellingUnit[] {
  if (item.eachOnly) return []
  return stored
    .map(({ name, cases, eaches }) => ({ name, cases: cases ?? (eaches ?? 0) / item.eachesPerCase }))
    .filter(({ cases }) => Number.isInteger(cases) && cases > 1 && cases <= maxQuantity)
    .toSorted((one, other) => one.cases - other.cases || (one.name < other.name ? -1 : 1))
}
