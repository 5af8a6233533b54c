import type { SearchTexts } from '#browser/search-text.ts'

/** What headings the lines of a guide stand under. */
export const guideGroupings = ['none', 'category', 'location'] as const
/** One of them. */
export type GuideGrouping = (typeof guideGroupings)[number]

const guideModes = ['order', 'edit', 'sort'] as const
/** What is done with the lines. */
export type GuideMode = (typeof guideModes)[number]

/** The state of a guide in the address. */
export interface GuideSearch {
  readonly keyword: string
  readonly page: number
  readonly group: GuideGrouping
  /** Ids of categories, and 'none'. */
  readonly categories: readonly string[]
  /** Ids of locations, and 'none'. */
  readonly locations: readonly string[]
  /** Quantities are typed, lines are changed, or put in order. */
  readonly mode: GuideMode
}

const separator = '~'
const listOf = (text: string | undefined): readonly string[] => (text ? text.split(separator).filter(Boolean) : [])

/** How a list filter is written into the address. */
export const writeList = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined

/** Reads the address; nonsense becomes the default. */
export function readGuideSearch(texts: SearchTexts): GuideSearch {
  const page = Number(texts['page'])
  return {
    keyword: (texts['keyword'] ?? '').slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 && page <= 1000 ? page : 1,
    group: guideGroupings.find((group) => group === texts['group']) ?? 'none',
    categories: listOf(texts['categories']),
    locations: listOf(texts['locations']),
    mode: guideModes.find((mode) => mode === texts['mode']) ?? 'order',
  }
}

/** GUIDE-1: clearing resets search, filters, grouping and page. */
export const clearedSearch = {
  keyword: undefined,
  group: undefined,
  categories: undefined,
  locations: undefined,
  page: undefined,
} as const

/** True when all lines of the guide are found. */
export const findsAll = ({ keyword, categories, locations }: GuideSearch): boolean =>
  keyword === '' && categories.length === 0 && locations.length === 0
