import type { SearchTexts } from '#browser/search-text.ts'
import { substitutionSorts } from '../substitutions.endpoints.ts'

/** How the list may be sorted, in words. */
export const sortWords = { item: 'Item', choice: 'Choice', changed: 'Last changed' } as const

/** The state of the list in the address; nonsense becomes the default. */
export function readSubstitutionsSearch(texts: SearchTexts) {
  const page = Number(texts['page'])
  return {
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    sort: substitutionSorts.find((each) => each === texts['sort']) ?? 'item',
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}
