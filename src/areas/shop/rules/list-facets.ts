import type { CatalogueFilters, FacetCounts } from '../search/catalogue-filters.ts'
import type { Facets, FacetValue } from '../shop.endpoints.ts'

/** The names behind the ids of the filters. */
export interface FacetNames {
  /** In the order people see them. */
  readonly categories: ReadonlyMap<string, { name: string; parentId: string | null }>
  readonly gpos: ReadonlyMap<string, string>
}

/** Most brands a filter lists; the rest are found by typing. */
export const maxBrands = 200
/** Most pack sizes a filter lists: those of most items. */
export const maxPacks = 60

/**
 * ITEM-1: the values of every filter with their counts: categories in their own order, brands by
 * count, the rest by name. A chosen value stays in the list when nothing of it is left, or it could
 * not be switched off.
 */
export function listFacets(counts: FacetCounts, names: FacetNames, chosen: CatalogueFilters = {}): Facets {
  const openCategories = withParents(chosen.categoryIds ?? [], names.categories)
  return {
    categories: [...names.categories].flatMap(([value, { name, parentId }]) => {
      const count = counts.categories.get(value)
      return count === undefined && !openCategories.has(value)
        ? []
        : [{ value, label: name, count: count ?? 0, parentId }]
    }),
    brands: byFrequency(counts.brands, chosen.brands, maxBrands),
    dietaryPreferences: listed(withChosen(counts.dietary, chosen.dietary)).toSorted((a, b) =>
      compare(a.label, b.label),
    ),
    freeFrom: listed(withChosen(counts.freeFrom, chosen.freeFrom)).toSorted((a, b) => compare(a.label, b.label)),
    storages: listed(withChosen(counts.storages, chosen.storages)).toSorted((a, b) => compare(a.label, b.label)),
    packs: byFrequency(counts.packs, chosen.packs, maxPacks),
    gpos: listed(withChosen(counts.gpos, chosen.gpoIds), names.gpos).toSorted((a, b) => compare(a.label, b.label)),
    bestseller: counts.bestseller,
    inStock: counts.inStock,
    bid: counts.bid,
    previouslyBought: counts.previouslyBought,
  }
}

/** The values of most items, by count, and the chosen ones behind them. */
function byFrequency(counts: ReadonlyMap<string, number>, chosen: readonly string[] = [], max: number): FacetValue[] {
  const top = listed(counts)
    .toSorted((a, b) => b.count - a.count || compare(a.label, b.label))
    .slice(0, max)
  const missing = chosen.filter((name) => !top.some(({ value }) => value === name))
  return [...top, ...missing.map((name) => ({ value: name, label: name, count: counts.get(name) ?? 0 }))]
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
