import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'

/** The state of the price list in the address. */
export interface PriceListSearch {
  readonly page: number
  /** Null: the next day the ship-to is served. */
  readonly deliveryDate: CalendarDate | null
  readonly categoryIds: readonly string[]
  readonly brands: readonly string[]
  readonly guideId: string
}

const separator = '~'
const listOf = (text: string | undefined): readonly string[] => (text ? text.split(separator).filter(Boolean) : [])

/** How a list filter is written into the address. */
export const writeList = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined

const isId = (text: string | undefined): text is string => text !== undefined && /^[\da-f-]{36}$/.test(text)

/** Reads the address; nonsense becomes the default. */
export function readPriceListSearch(texts: SearchTexts): PriceListSearch {
  const page = Number(texts['page'])
  const { deliveryDate, guideId } = texts
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 1000 ? page : 1,
    deliveryDate: deliveryDate && isCalendarDate(deliveryDate) ? deliveryDate : null,
    categoryIds: listOf(texts['categoryIds']),
    brands: listOf(texts['brands']),
    guideId: isId(guideId) ? guideId : '',
  }
}

/** What the calls are asked for this state; `viewId` null is the usual columns. */
export const priceListQueryOf = (search: PriceListSearch, viewId: string | null, nextDelivery: CalendarDate | null) => {
  const deliveryDate = search.deliveryDate ?? nextDelivery
  return {
    ...(viewId !== null && { viewId }),
    ...(deliveryDate !== null && { deliveryDate }),
    ...(search.categoryIds.length > 0 && { categoryIds: [...search.categoryIds] }),
    ...(search.brands.length > 0 && { brands: [...search.brands] }),
    ...(search.guideId && { guideId: search.guideId }),
  }
}
