import { atOnce, type Steps } from '#kit/steps.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { fold } from '#areas/kitchen-words/text/fold.ts'
import { searchSteps } from './search.ts'
import type { ShipToLens } from './lens-facts.ts'

/** A suggestion during typing. */
export type Suggestion =
  | { readonly kind: 'item'; readonly itemNumber: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'category'; readonly categoryId: string }

/** What most hits have first; between equals by name or id. */
const byCount = ([a, countA]: readonly [string, number], [b, countB]: readonly [string, number]): number =>
  countB - countA || (a < b ? -1 : 1)

/**
 * UI-8: up to `limit` suggestions: brands whose name begins so, the categories most hits are in,
 * and the best items.
 */
export const suggest = (...asked: Parameters<typeof suggestSteps>): Suggestion[] => atOnce(suggestSteps(...asked))

/** The same in steps (`searchSteps`). */
export function* suggestSteps(
  index: CatalogueIndex,
  text: string,
  lens: ShipToLens,
  limit: number,
  isStaff = false,
): Steps<Suggestion[]> {
  const found = yield* searchSteps(index, { text, isStaff, filters: {}, sort: null, offset: 0, limit }, lens)
  const typed = fold(text)
  const brands = [...found.facets.brands]
    .filter(([brand]) => fold(brand).startsWith(typed))
    .toSorted(byCount)
    .slice(0, 2)
  const categories = [...found.facets.categories]
    .filter(([id, count]) => index.leaves.has(id) && count > 2)
    .toSorted(byCount)
    .slice(0, 2)
  const groups: Suggestion[] = [
    ...brands.map(([brand]) => ({ kind: 'brand', brand }) as const),
    ...categories.map(([categoryId]) => ({ kind: 'category', categoryId }) as const),
  ]
  const items = found.itemNumbers
    .slice(0, limit - groups.length)
    .map((itemNumber) => ({ kind: 'item', itemNumber }) as const)
  return [...items, ...groups]
}
