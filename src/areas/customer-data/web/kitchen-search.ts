import { isAskedDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { customItemSorts } from '../custom-items.endpoints.ts'

/** Rows on a page, to choose from. */
export const kitchenPageSizes = [30, 50, 100] as const

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '')
const pageOf = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
const pagesOf = (texts: SearchTexts) => ({
  page: pageOf(texts['page']),
  pageSize: kitchenPageSizes.find((size) => String(size) === texts['pageSize']) ?? kitchenPageSizes[0],
  keyword: (texts['keyword'] ?? '').slice(0, 100),
})
/** An id, or 'none' for what has none. */
const filterOf = (text: string | undefined): string | undefined => (text === 'none' || isId(text) ? text : undefined)

/** The items tab in the address; nonsense becomes the usual. */
export const readItemsSearch = (texts: SearchTexts) => ({
  ...pagesOf(texts),
  /** The ship-to's own words for items of the catalogue, or its custom items. */
  kind: texts['kind'] === 'catalogue' ? ('catalogue' as const) : undefined,
  category: filterOf(texts['category']),
  location: filterOf(texts['location']),
  distributor: filterOf(texts['distributor']),
  inactive: texts['inactive'] === 'true' ? ('true' as const) : undefined,
  sort: customItemSorts.find((sort) => sort === texts['sort']),
  direction: texts['direction'] === 'desc' ? ('desc' as const) : ('asc' as const),
})
/** The items tab in the address. */
export type ItemsSearch = ReturnType<typeof readItemsSearch>

const dayOf = (text: string | undefined): string | null => (text && isAskedDate(text) ? text : null)

/** The invoices tab in the address; nonsense becomes the usual. */
export const readInvoicesSearch = (texts: SearchTexts) => ({
  ...pagesOf(texts),
  distributor: isId(texts['distributor']) ? texts['distributor'] : undefined,
  from: dayOf(texts['from']),
  to: dayOf(texts['to']),
})
/** The invoices tab in the address. */
export type InvoicesSearch = ReturnType<typeof readInvoicesSearch>
