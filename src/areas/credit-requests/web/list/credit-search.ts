import { customerKeyPattern } from '#kit/customer-key.ts'
import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import {
  type CreditSort,
  creditSorts,
  defaultCreditDivisions,
  type QuickFilter,
  quickFilters,
} from '#areas/credit-requests/credit-filters.ts'
import {
  type CreditStatus,
  creditStatuses,
  type CreditType,
  creditTypes,
} from '#areas/credit-requests/credit-request.ts'
import { divisionPattern, listText, matching, someOf } from '../search-words.ts'

/** CREDIT-2: the state of the queue in the address. */
export interface CreditSearch {
  readonly page: number
  readonly quick: QuickFilter
  readonly keyword: string
  /** None: all, as for codes and types (S1 section 2). */
  readonly statuses: readonly CreditStatus[]
  readonly codes: readonly string[]
  readonly creditTypes: readonly CreditType[]
  /** Undefined: the default, NLV and NIC. */
  readonly divisions: readonly string[] | undefined
  /** 'NLV/0000100'. */
  readonly billTo: string | undefined
  readonly shipTo: string | undefined
  readonly dsm: string | undefined
  readonly dsr: string | undefined
  readonly assignedTo: string | undefined
  readonly late: 'true' | undefined
  readonly invoiceFrom: CalendarDate | undefined
  readonly invoiceTo: CalendarDate | undefined
  readonly returnFrom: CalendarDate | undefined
  readonly returnTo: CalendarDate | undefined
  readonly sort: CreditSort | undefined
  readonly direction: 'asc' | 'desc'
}

const dateOf = (text: string | undefined): CalendarDate | undefined => (text && isCalendarDate(text) ? text : undefined)
const keyOf = (text: string | undefined) => matching(customerKeyPattern, text)[0]
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Parses the address; invalid values become the defaults. */
export function readCreditSearch(texts: SearchTexts): CreditSearch {
  const page = Number(texts['page'])
  const divisions = matching(divisionPattern, texts['divisions'])
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    quick: quickFilters.find((each) => each === texts['quick']) ?? 'all',
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    statuses: someOf(creditStatuses, texts['statuses']),
    codes: matching(/^[A-Z0-9]{2,12}$/, texts['codes']),
    creditTypes: someOf(creditTypes, texts['creditTypes']),
    divisions: divisions.length > 0 && !isDefault(divisions) ? divisions : undefined,
    billTo: keyOf(texts['billTo']),
    shipTo: keyOf(texts['shipTo']),
    dsm: texts['dsm']?.slice(0, 254) || undefined,
    dsr: texts['dsr']?.slice(0, 254) || undefined,
    assignedTo: matching(idPattern, texts['assignedTo'])[0],
    late: texts['late'] === 'true' ? 'true' : undefined,
    invoiceFrom: dateOf(texts['invoiceFrom']),
    invoiceTo: dateOf(texts['invoiceTo']),
    returnFrom: dateOf(texts['returnFrom']),
    returnTo: dateOf(texts['returnTo']),
    sort: creditSorts.find((sort) => sort === texts['sort']),
    direction: texts['direction'] === 'desc' ? 'desc' : 'asc',
  }
}

const isDefault = (divisions: readonly string[]): boolean =>
  divisions.toSorted().join() === defaultCreditDivisions.toSorted().join()

/** CREDIT-2: what narrows the queue and the counts of its quick filters alike. */
export const creditFilterOf = (search: CreditSearch) => ({
  keyword: search.keyword,
  statuses: listText(search.statuses),
  codes: listText(search.codes),
  creditTypes: listText(search.creditTypes),
  divisions: listText(search.divisions),
  billTo: search.billTo,
  shipTo: search.shipTo,
  dsm: search.dsm,
  dsr: search.dsr,
  assignedTo: search.assignedTo,
  late: search.late,
  invoiceFrom: search.invoiceFrom,
  invoiceTo: search.invoiceTo,
  returnFrom: search.returnFrom,
  returnTo: search.returnTo,
})

/** CREDIT-2: the queue as it is filtered and sorted, which its file is asked for. */
export const creditOrderOf = (search: CreditSearch) => ({
  ...creditFilterOf(search),
  quick: search.quick,
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})

/** CREDIT-2: what a page of it is asked for. */
export const creditQueryOf = (search: CreditSearch, pageSize: number) => ({
  ...creditOrderOf(search),
  pageNo: search.page,
  pageSize,
  includeTotal: 'true' as const,
})
