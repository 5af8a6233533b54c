import type { SearchTexts } from '#browser/search-text.ts'
import type { ShelfFilter } from '#areas/inventory/rules/list-shelves.ts'

/** What of a sheet is shown, as the address has it. */
export interface CountSearch extends Pick<ShelfFilter, 'keyword' | 'show'> {
  /** A location's id, 'none' for what has no location, undefined for all. */
  readonly location: string | undefined
  /** The shelf at hand on a phone. */
  readonly at: string | undefined
}

/** Which shelves are shown, in words. */
export const shows = { all: 'All', uncounted: 'Not counted', undecided: 'To decide' } as const

/** Reads the address; nonsense becomes the defaults. */
export function readCountSearch(texts: SearchTexts): CountSearch {
  const show = texts['show']
  return {
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    show: show === 'uncounted' || show === 'undecided' ? show : 'all',
    location: texts['location'],
    at: texts['at'],
  }
}

/** The filter that a search means. */
export const filterOf = ({ keyword, show, location }: CountSearch): ShelfFilter => ({
  keyword,
  show,
  locationId: location === 'none' ? '' : location,
})
