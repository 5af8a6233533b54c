import type { SearchTexts } from '#browser/search-text.ts'
import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import { salesDimensions, salesMeasures, salesOrders, salesPeriods } from '../sales.ts'

const matching = (pattern: RegExp, text: string | undefined) => (text && pattern.test(text) ? text : undefined)
const short = (text: string | undefined, max: number) => (text && text.length <= max ? text : undefined)

/** What sales are kept to, as an address says it; nonsense is left out. */
export const readSalesFilter = (texts: SearchTexts) => ({
  period: salesPeriods.find((each) => each === texts['period']) ?? 'weeks13',
  division: matching(/^[A-Z0-9]{2,6}$/, texts['division']),
  shipTo: matching(/^[A-Za-z0-9-]{1,20}$/, texts['shipTo']),
  rep: short(texts['rep'], 200),
  category: short(texts['category'], 100),
  brand: short(texts['brand'], 100),
  itemNumber: matching(/^[A-Za-z0-9-]{1,20}$/, texts['itemNumber']),
})

/** The state of the screen of sales. */
export const readSalesSearch = (texts: SearchTexts) => ({
  ...readSalesFilter(texts),
  by: salesDimensions.find((each) => each === texts['by']) ?? 'week',
  measure: salesMeasures.find((each) => each === texts['measure']) ?? 'sales',
  ranking: salesOrders.find((each) => each === texts['ranking']) ?? 'most',
})
/** The same. */
export type SalesSearch = ReturnType<typeof readSalesSearch>

/** A page from 1. */
export function readPageNo(text: string | undefined): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

const dateOf = (text: string | undefined): CalendarDate | undefined => (text && isCalendarDate(text) ? text : undefined)

/** The state of the lines behind a sum. */
export const readLinesSearch = (texts: SearchTexts) => ({
  ...readSalesFilter(texts),
  from: dateOf(texts['from']),
  until: dateOf(texts['until']),
  page: readPageNo(texts['page']),
})
