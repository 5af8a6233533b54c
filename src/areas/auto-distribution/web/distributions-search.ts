import type { SearchTexts } from '#browser/search-text.ts'

/** A page number of an address; nonsense becomes the first. */
export function readPage(text: string | undefined): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** The state of the list in the address. */
export const readDistributionsSearch = (texts: SearchTexts) => ({
  page: readPage(texts['page']),
  keyword: (texts['keyword'] ?? '').slice(0, 100),
})
