import type { FacetCounts } from '../search/filters.ts'
import type { Facets, FacetValue } from '../shop.endpoints.ts'

/** The names behind the ids of the filters. */
export interface FacetNames {
  /** In the order people see them. */
  readonly categories: ReadonlyMap<string, { name: string; parentId: string | null }>
  readonly gpos: ReadonlyMap<string, string>
}

/** Most brands a filter lists; the rest are found by typing. */
export const mostBrands = 200

/**
 * ITEM-1: the values of every filter with their counts: categories in their own order, brands by count, the rest by
 * name. A chosen brand stays in the list when nothing of it is left, or it could not be switched off.
 */
export function listFacets(counts: FacetCounts, names: FacetNames, chosenBrands: readonly string[] = []): Facets {
  const byCount = listed(counts.brands).toSorted((a, b) => b.count - a.count || compare(a.label, b.label))
  const top = byCount.slice(0, mostBrands)
  const missing = chosenBrands.filter((brand) => !top.some(({ value }) => value === brand))
  return {
    categories: [...names.categories].flatMap(([value, { name, parentId }]) => {
      const count = counts.categories.get(value)
      return count === undefined ? [] : [{ value, label: name, count, parentId }]
    }),
    brands: [...top, ...missing.map((brand) => ({ value: brand, label: brand, count: counts.brands.get(brand) ?? 0 }))],
    dietaryPreferences: listed(counts.dietary).toSorted((a, b) => compare(a.label, b.label)),
    gpos: listed(counts.gpos, names.gpos).toSorted((a, b) => compare(a.label, b.label)),
    bestseller: counts.bestseller,
    inStock: counts.inStock,
    bid: counts.bid,
    previouslyBought: counts.previouslyBought,
  }
}

const listed = (counts: ReadonlyMap<string, number>, labels?: ReadonlyMap<string, string>): FacetValue[] =>
  Array.from(counts, ([value, count]) => ({ value, label: labels?.get(value) ?? value, count }))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
