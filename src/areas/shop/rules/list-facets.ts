import type { CatalogueFilters, FacetCounts } from '../search/filters.ts'
import type { Facets, FacetValue } from '../shop.endpoints.ts'

/** The names behind the ids of the filters. */
export interface FacetNames {
  /** In the order people see them. */
  readonly categories: ReadonlyMap<string, { name: string; parentId: string | null }>
  readonly gpos: ReadonlyMap<string, string>
}

/** Most brands a filter lists; the rest are found by typing. */
export const maxBrands = 200

/**
 * ITEM-1: the values of every filter with their counts: categories in their own order, brands by
 * count, the rest by name. A chosen value stays in the list when nothing of it is left, or it could
 * not be switched off.
 */
export function listFacets(counts: FacetCounts, names: FacetNames, chosen: CatalogueFilters = {}): Facets {
  const byCount = listed(counts.brands).toSorted((a, b) => b.count - a.count || compare(a.label, b.label))
  const top = byCount.slice(0, maxBrands)
  const missing = (chosen.brands ?? []).filter((brand) => !top.some(({ value }) => value === brand))
  const openCategories = withParents(chosen.categoryIds ?? [], names.categories)
  return {
    categories: [...names.categories].flatMap(([value, { name, parentId }]) => {
      const count = counts.categories.get(value)
      return count === undefined && !openCategories.has(value)
        ? []
        : [{ value, label: name, count: count ?? 0, parentId }]
    }),
    brands: [...top, ...missing.map((brand) => ({ value: brand, label: brand, count: counts.brands.get(brand) ?? 0 }))],
    dietaryPreferences: listed(withChosen(counts.dietary, chosen.dietary)).toSorted((a, b) =>
      compare(a.label, b.label),
    ),
    gpos: listed(withChosen(counts.gpos, chosen.gpoIds), names.gpos).toSorted((a, b) => compare(a.label, b.label)),
    bestseller: counts.bestseller,
    inStock: counts.inStock,
    bid: counts.bid,
    previouslyBought: counts.previouslyBought,
  }
}

/** Chosen categories with all above them: the list leads to them. */
function withParents(chosen: readonly string[], categories: FacetNames['categories']): Set<string> {
  const found = new Set<string>()
  for (const id of chosen)
    for (let at: string | null = id; at !== null && !found.has(at); at = categories.get(at)?.parentId ?? null)
      found.add(at)
  return found
}

const withChosen = (counts: ReadonlyMap<string, number>, chosen: readonly string[] = []) =>
  new Map([...chosen.map((value) => [value, 0] as const), ...counts])

const listed = (counts: ReadonlyMap<string, number>, labels?: ReadonlyMap<string, string>): FacetValue[] =>
  Array.from(counts, ([value, count]) => ({ value, label: labels?.get(value) ?? value, count }))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
