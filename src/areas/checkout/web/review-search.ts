import type { SearchTexts } from '#browser/search-text.ts'
import { type LineGrouping, lineGroupings, type LineSort, lineSorts } from './arrange-lines.ts'

/** The state of the review in the address. */
export interface ReviewSearch {
  readonly sort: LineSort
  readonly group: LineGrouping
  /** Advanced is for internal users; null: by the order view, else the list. */
  readonly layout: 'list' | 'advanced' | null
}

/** Reads the address; nonsense becomes the usual. */
export const readReviewSearch = (texts: SearchTexts): ReviewSearch => ({
  sort: lineSorts.find((sort) => sort === texts['sort']) ?? 'added',
  group: lineGroupings.find((group) => group === texts['group']) ?? 'none',
  layout: (['list', 'advanced'] as const).find((layout) => layout === texts['layout']) ?? null,
})

/** The next of several, and round again: one key goes through them. */
export const nextOf = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length]!
