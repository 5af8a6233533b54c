import { fromInputDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import type { StatementKind } from '../statement.ts'

/** What of a statement the address says. */
export interface StatementSearch {
  readonly page: number
  readonly kind: StatementKind | undefined
  readonly asOf: string | undefined
  readonly from: string | undefined
  readonly shipTo: string | undefined
}

const dateIn = (text: string | undefined): string | undefined =>
  text !== undefined && isCalendarDate(text) ? text : (fromInputDate(text ?? '') ?? undefined)

/** Reads the address; nonsense becomes the usual. */
export function readStatementSearch(texts: SearchTexts): StatementSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    kind: texts['kind'] === 'balanceForward' ? 'balanceForward' : undefined,
    asOf: dateIn(texts['asOf']),
    from: dateIn(texts['from']),
    shipTo: /^[A-Za-z0-9-]{1,20}$/.exec(texts['shipTo'] ?? '')?.[0],
  }
}

/** The question to the server, without a page. */
export const statementQuery = ({ kind = 'openItem', asOf, from, shipTo }: StatementSearch) => ({
  kind,
  asOf,
  ...(kind === 'balanceForward' && { from }),
  shipTo,
})
