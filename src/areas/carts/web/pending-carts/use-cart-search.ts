import { useState } from 'react'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { type CartSearch, usualSearch } from './cart-search.ts'

/**
 * What one is looking for, and what is asked: keys rest before they are sent, filters and pages go
 * at once.
 */
export function useCartSearch() {
  const [search, setSearch] = useState<CartSearch>(usualSearch)
  const keyword = useDebounced(search.keyword, searchDebounceMs)
  return {
    search,
    asked: { ...search, keyword },
    /** Another filter starts at the first page. */
    change: (part: Partial<CartSearch>) => setSearch((before) => ({ ...before, pageNo: 1, ...part })),
    reset: () => setSearch(usualSearch),
  }
}
