import type { SearchTexts } from '#browser/search-text.ts'

/** The state of the list in the address. */
export interface LinksSearch {
  readonly page: number
  readonly keyword: string
}

/** Reads the address; nonsense becomes the usual. */
export function readLinksSearch(texts: SearchTexts): LinksSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
  }
}
