import { useState } from 'react'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { type CartSearch, usualSearch } from './cart-search.ts'

/**
 * The search as typed, and as requested: keywords are debounced, filters and pages apply at once.
 */
export function useCartSearch() {
  const [search, setSearch] = useState<CartSearch>(usualSearch)
  const keyword = useDebounced(search.keyword, searchDebounceMs)
  return {
    search,
    asked: { ...search, keyword },
    /** A change of a filter returns to the first page. */
    change: (part: Partial<CartSearch>) => setSearch((before) => ({ ...before, pageNo: 1, ...part })),
    reset: () => setSearch(usualSearch),
  }
}
