import type { CatalogueIndex } from './catalogue-index.ts'
import { fold } from '#areas/kitchen-words/text/fold.ts'
import { search } from './search.ts'
import type { ShipToLens } from './ship-to-lens.ts'

/** A suggestion during typing. */
export type Suggestion =
  | { readonly kind: 'item'; readonly itemNumber: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'category'; readonly categoryId: string }

/**
 * UI-8: up to `limit` suggestions: brands whose name begins so, the categories most hits are in,
 * and the best items.
 */
export function suggest(
  index: CatalogueIndex,
  text: string,
  lens: ShipToLens,
  limit: number,
  isStaff = false,
): Suggestion[] {
  const found = search(index, { text, isStaff, filters: {}, sort: null, offset: 0, limit }, lens)
  const typed = fold(text)
  const brands = [...found.facets.brands.keys()].filter((brand) => fold(brand).startsWith(typed)).slice(0, 2)
  const leaves = new Set(index.paths.sets.map((path) => path.at(-1)))
  const categories = [...found.facets.categories]
    .filter(([id, count]) => leaves.has(id) && count > 2)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 2)
  const groups: Suggestion[] = [
    ...brands.map((brand) => ({ kind: 'brand', brand }) as const),
    ...categories.map(([categoryId]) => ({ kind: 'category', categoryId }) as const),
  ]
  const items = found.itemNumbers
    .slice(0, limit - groups.length)
    .map((itemNumber) => ({ kind: 'item', itemNumber }) as const)
  return [...items, ...groups]
}
