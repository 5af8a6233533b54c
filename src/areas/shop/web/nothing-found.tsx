import { SearchX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DidYouMean } from './found-note.tsx'
import { filterCount, lists, switches } from './shop-search.ts'
import type { Shop } from './use-shop.ts'

/** ITEM-2: no item matches: which word is to blame, and ways out. */
export function NothingFound({
  search,
  change,
  missing,
  didYouMean,
}: Pick<Shop, 'search' | 'change'> & {
  /** The words of the keyword that nothing matches. */
  missing: readonly string[]
  didYouMean: string | null
}) {
  const clear = Object.fromEntries([...switches, ...lists].map((name) => [name, undefined]))
  return (
    <EmptyState
      title={search.keyword ? `Nothing found for “${search.keyword}”` : 'No items match these filters'}
      picture={<SearchX size={40} aria-hidden="true" />}
      action={
        <>
          {filterCount(search) > 0 && <Button onPress={() => change(clear)}>Clear filters</Button>}
          {didYouMean && <DidYouMean text={didYouMean} onKeyword={(keyword) => change({ keyword })} />}
          {search.keyword && <Button onPress={() => change({ keyword: undefined })}>Show all items</Button>}
        </>
      }
    >
      {missing.length > 0 && missing.join(' ') !== search.keyword.toLowerCase()
        ? `No item matches ${missing.map((word) => `“${word}”`).join(' or ')}. `
        : ''}
      Try fewer words, the item number, or a brand. Spelling need not be exact.
    </EmptyState>
  )
}
