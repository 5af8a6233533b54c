import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'

/** How the results are laid out: for browsing, for buying, for speed. */
export const layouts = ['list', 'grid', 'advanced'] as const
/** One of the three. */
export type Layout = (typeof layouts)[number]

const sorts = ['description', 'brand', 'itemNumber', 'pack', 'unitPrice', 'lastOrdered'] as const
/** What the results may be sorted by; null is best match. */
export type ShopSort = (typeof sorts)[number]

/** Filters that are on or off. */
export const switches = ['previouslyBought', 'bestseller', 'inStock', 'bid'] as const
/** The switches as a person reads them. */
export const switchWords = {
  previouslyBought: 'Previously bought',
  bestseller: 'Bestseller',
  inStock: 'In stock',
  bid: 'Bid price',
} as const satisfies Record<(typeof switches)[number], string>
/** Filters of several values. */
export const lists = ['categoryIds', 'brands', 'dietaryPreferences', 'freeFrom', 'storages', 'packs', 'gpoIds'] as const

/** The state of the shop in the address. */
export interface ShopSearch {
  readonly keyword: string
  readonly page: number
  /** Null where the address has none: the one chosen last counts. */
  readonly layout: Layout | null
  readonly sort: ShopSort | null
  readonly direction: 'asc' | 'desc'
  /** The day whose prices are looked at. */
  readonly deliveryDate: CalendarDate | null
  readonly previouslyBought: boolean
  readonly bestseller: boolean
  readonly inStock: boolean
  readonly bid: boolean
  readonly categoryIds: readonly string[]
  readonly brands: readonly string[]
  readonly dietaryPreferences: readonly string[]
  readonly freeFrom: readonly string[]
  readonly storages: readonly string[]
  readonly packs: readonly string[]
  readonly gpoIds: readonly string[]
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | null =>
  values.find((value) => value === text) ?? null

// A brand may hold a comma; the address keeps lists apart with a sign no name has.
const separator = '~'
const listOf = (text: string | undefined): readonly string[] => (text ? text.split(separator).filter(Boolean) : [])

/** Reads the address; nonsense becomes the usual. */
export function readShopSearch(texts: SearchTexts): ShopSearch {
  const page = Number(texts['page'])
  const date = texts['deliveryDate']
  return {
    keyword: (texts['keyword'] ?? '').slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    layout: oneOf(layouts, texts['layout']),
    sort: oneOf(sorts, texts['sort']),
    direction: texts['direction'] === 'desc' ? 'desc' : 'asc',
    deliveryDate: date && isCalendarDate(date) ? date : null,
    previouslyBought: texts['previouslyBought'] === 'true',
    bestseller: texts['bestseller'] === 'true',
    inStock: texts['inStock'] === 'true',
    bid: texts['bid'] === 'true',
    categoryIds: listOf(texts['categoryIds']),
    brands: listOf(texts['brands']),
    dietaryPreferences: listOf(texts['dietaryPreferences']),
    freeFrom: listOf(texts['freeFrom']),
    storages: listOf(texts['storages']),
    packs: listOf(texts['packs']),
    gpoIds: listOf(texts['gpoIds']),
  }
}

/** How a list filter is written into the address. */
export const writeList = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined

/** The query of the call for this state, `of` a cart and the days its prices are for. */
export function shopQueryOf(
  search: ShopSearch,
  of: { deliveryDate?: CalendarDate | undefined; previewDate?: CalendarDate | undefined; cartId?: string | undefined },
) {
  const on = (value: boolean) => (value ? ('true' as const) : undefined)
  const many = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)
  return {
    keyword: search.keyword,
    pageNo: search.page,
    sort: search.sort ?? undefined,
    sortDirection: search.sort ? search.direction : undefined,
    ...of,
    previouslyBought: on(search.previouslyBought),
    bestseller: on(search.bestseller),
    inStock: on(search.inStock),
    bid: on(search.bid),
    categoryIds: many(search.categoryIds),
    brands: many(search.brands),
    dietaryPreferences: many(search.dietaryPreferences),
    freeFrom: many(search.freeFrom),
    storages: many(search.storages),
    packs: many(search.packs),
    gpoIds: many(search.gpoIds),
  }
}

/** How many filters are on; the keyword is none. */
export const filterCount = (search: ShopSearch): number =>
  switches.filter((name) => search[name]).length + lists.reduce((sum, name) => sum + search[name].length, 0)
