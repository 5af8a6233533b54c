import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { type InvoiceShow, invoiceShows, type InvoiceSort, invoiceSorts } from '../invoices.endpoints.ts'
import { type InvoiceScope, readInvoiceScope, scopeFilter } from '../rules/invoice-scope.ts'

/** BILL-1: which invoices, in the words of the filter. */
export const showWords = {
  all: 'All',
  open: 'Open',
  pastDue: 'Past due',
  paid: 'Paid',
  credits: 'Credits and deposits',
} as const satisfies Record<InvoiceShow, string>

/** The state of the list in the address. */
export interface InvoiceSearch {
  readonly page: number
  readonly keyword: string
  readonly of: InvoiceScope
  readonly show: InvoiceShow
  readonly division: string | undefined
  readonly from: CalendarDate | undefined
  readonly to: CalendarDate | undefined
  readonly dueFrom: CalendarDate | undefined
  readonly dueTo: CalendarDate | undefined
  readonly dsr: string | undefined
  readonly dsm: string | undefined
  readonly sort: InvoiceSort | undefined
  readonly direction: 'asc' | 'desc'
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text)
const dateOf = (text: string | undefined): CalendarDate | undefined => (text && isCalendarDate(text) ? text : undefined)
const textOf = (text: string | undefined): string | undefined => text?.slice(0, 254) || undefined

/** Parses the address; invalid values become the defaults. */
export function readInvoiceSearch(texts: SearchTexts): InvoiceSearch {
  const page = Number(texts['page'])
  const division = texts['division']
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    of: readInvoiceScope(texts['of']),
    show: oneOf(invoiceShows, texts['show']) ?? 'all',
    division: division && /^[A-Z0-9]{2,6}$/.test(division) ? division : undefined,
    from: dateOf(texts['from']),
    to: dateOf(texts['to']),
    dueFrom: dateOf(texts['dueFrom']),
    dueTo: dateOf(texts['dueTo']),
    dsr: textOf(texts['dsr']),
    dsm: textOf(texts['dsm']),
    sort: oneOf(invoiceSorts, texts['sort']),
    direction: texts['direction'] === 'asc' ? 'asc' : 'desc',
  }
}

/** What of the address narrows the list, as calls and downloads take it. */
export function filterOf(search: InvoiceSearch, selected: { division: string; shipTo: string } | null) {
  const { of, show, keyword, division, from, to, dueFrom, dueTo, dsr, dsm } = search
  // A scope of one customer has its division already.
  return { keyword, show, from, to, dueFrom, dueTo, dsr, dsm, division, ...scopeFilter(of, selected) }
}

/** The list's own query. */
export const queryOf = (
  search: InvoiceSearch,
  selected: { division: string; shipTo: string } | null,
  pageSize: number,
) => ({
  ...filterOf(search, selected),
  pageNo: search.page,
  pageSize,
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})
