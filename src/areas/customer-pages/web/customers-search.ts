import type { SearchTexts } from '#browser/search-text.ts'
import { customerSorts } from '../customer-pages.endpoints.ts'

/** Columns that sort. */
export type CustomerSort = (typeof customerSorts)[number]

/** What a customer is, as the list is narrowed to it, with its words. */
export const customerStates = {
  'past-due': 'Past due',
  hold: 'On credit hold',
  prospect: 'Prospects',
  inactive: 'Not active',
} as const
/** One of them. */
export type CustomerState = keyof typeof customerStates

/** The state of the list in the address. */
export interface CustomersSearch {
  readonly page: number
  readonly keyword: string
  readonly division: string | undefined
  readonly state: CustomerState | undefined
  readonly sort: CustomerSort | undefined
  readonly direction: 'asc' | 'desc'
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text)

/** Reads the address; nonsense becomes the usual. */
export function readCustomersSearch(texts: SearchTexts): CustomersSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    division: /^[A-Z0-9]{2,6}$/.exec(texts['division'] ?? '')?.[0],
    state: oneOf(Object.keys(customerStates) as CustomerState[], texts['state']),
    sort: oneOf(customerSorts, texts['sort']),
    direction: texts['direction'] === 'desc' ? 'desc' : 'asc',
  }
}

/** The question to the server. */
export const customersQuery = (search: CustomersSearch, pageSize: number) => ({
  pageNo: search.page,
  pageSize,
  includeTotal: 'true' as const,
  keyword: search.keyword,
  division: search.division,
  ...(search.state === 'past-due' && { isPastDue: 'true' as const }),
  ...(search.state === 'hold' && { isOnCreditHold: 'true' as const }),
  ...(search.state === 'prospect' && { isProspective: 'true' as const }),
  ...(search.state === 'inactive' && { isActive: 'false' as const }),
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})
