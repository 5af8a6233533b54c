import type { SearchTexts } from '#browser/search-text.ts'

/** The page in the address; nonsense becomes the first. */
export function readRequestsSearch(texts: SearchTexts): { readonly page: number } {
  const page = Number(texts['page'])
  return { page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1 }
}
