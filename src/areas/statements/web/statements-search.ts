import type { SearchTexts } from '#browser/search-text.ts'
import { statementSorts } from '../statements.endpoints.ts'

/** Columns that sort. */
export type StatementSort = (typeof statementSorts)[number]

/** The state of the list in the address. */
export interface StatementsSearch {
  readonly page: number
  readonly keyword: string
  readonly division: string | undefined
  readonly show: 'past-due' | undefined
  readonly sort: StatementSort | undefined
  readonly direction: 'asc' | 'desc'
}

/** Reads the address; nonsense becomes the usual. */
export function readStatementsSearch(texts: SearchTexts): StatementsSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    division: /^[A-Z0-9]{2,6}$/.exec(texts['division'] ?? '')?.[0],
    show: texts['show'] === 'past-due' ? 'past-due' : undefined,
    sort: statementSorts.find((sort) => sort === texts['sort']),
    direction: texts['direction'] === 'desc' ? 'desc' : 'asc',
  }
}

/** The question to the server. */
export const statementsQuery = (search: StatementsSearch, pageSize: number) => ({
  pageNo: search.page,
  pageSize,
  includeTotal: 'true' as const,
  keyword: search.keyword,
  division: search.division,
  ...(search.show === 'past-due' && { isPastDue: 'true' as const }),
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})
