import type { SearchTexts } from '#browser/search-text.ts'
import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import { type CreditStatus, creditStatuses } from '#areas/credit-requests/credit-request.ts'
import { type InsightKind, insightKinds } from '#areas/credit-requests/credit-insight.endpoints.ts'
import { divisionPattern, listText, matching, someOf } from '../search-words.ts'

/** CREDIT-2: the state of the insight in the address. */
export interface InsightSearch {
  readonly by: InsightKind
  /** Of the bar whose lines are shown; all lines unless one is chosen. */
  readonly key: string | undefined
  /** None: all but cancelled ones. */
  readonly statuses: readonly CreditStatus[]
  /** None: all of them. */
  readonly divisions: readonly string[]
  readonly from: CalendarDate | undefined
  readonly to: CalendarDate | undefined
  readonly page: number
}

const dateOf = (text: string | undefined): CalendarDate | undefined => (text && isCalendarDate(text) ? text : undefined)

/** Parses the address; invalid values become the defaults. */
export function readInsightSearch(texts: SearchTexts): InsightSearch {
  const page = Number(texts['page'])
  return {
    by: insightKinds.find((kind) => kind === texts['by']) ?? 'code',
    key: texts['key']?.slice(0, 200) || undefined,
    statuses: someOf(creditStatuses, texts['statuses']),
    divisions: matching(divisionPattern, texts['divisions']),
    from: dateOf(texts['from']),
    to: dateOf(texts['to']),
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}

/** CREDIT-2: what narrows bars, lines and file alike. */
export const insightFilterOf = ({ from, to, statuses, divisions }: InsightSearch) => ({
  from,
  to,
  statuses: listText(statuses),
  divisions: listText(divisions),
})

/** How the kinds read, in the order they are offered. */
export const insightKindNames: Readonly<Record<InsightKind, string>> = {
  code: 'Code',
  item: 'Item',
  vendor: 'Vendor',
  route: 'Route day',
  customer: 'Customer',
  week: 'Week',
}
