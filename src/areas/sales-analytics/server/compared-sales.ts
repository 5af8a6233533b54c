import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { yearBack } from '../rules/sales-range.ts'
import { stepDays, stepKeys, stepLabel } from '../rules/step-label.ts'
import { type FirstSales, type YearBefore, yearBefore } from '../rules/year-before.ts'
import type { SalesDimension, SalesFigures, SalesRow } from '../sales.ts'
import { firstSales, newSince } from './first-sales.store.ts'
import { readSales, type SalesQuestion, type SumOfYears } from './sales.store.ts'
import { asksOfItems } from './sales-scope.ts'

/** Sales beside those of the year before, where these are known. */
export interface ComparedSales {
  readonly count: number
  readonly rows: SalesRow[]
  readonly total: { readonly now: SalesFigures; readonly last: SalesFigures | null }
  readonly first: FirstSales
  readonly yearBefore: YearBefore
}

/** STAFF-6: sales by one thing, each row with its year before or null; time steps have theirs. */
export async function comparedSales(db: Queries, question: SalesQuestion): Promise<ComparedSales> {
  const { by, filter, lastFrom } = question
  const ofItems = asksOfItems(filter)
  const { count, rows, total } = await readSales(db, question)
  const first = await firstSales(db, question)
  const knownFrom = <Row extends { last: SalesFigures }>(from: string, row: Row) => ({
    ...row,
    last: yearBefore(from, first) === 'known' ? row.last : null,
  })
  return {
    count,
    rows:
      by === 'week'
        ? allSteps(rows, question).map((row) => knownFrom(yearBack(stepDays(row.key, question, ofItems).from), row))
        : await withNew(
            db,
            by,
            rows.map((row) => knownFrom(lastFrom, row)),
            lastFrom,
          ),
    total: knownFrom(lastFrom, total),
    first,
    yearBefore: yearBefore(lastFrom, first),
  }
}

/**
 * Rows with whether what they are of began after a day: of a part of a year a change says nothing.
 */
async function withNew<Row extends { key: string }>(
  db: Queries,
  by: Exclude<SalesDimension, 'week'>,
  rows: readonly Row[],
  day: CalendarDate,
) {
  const found = await newSince(
    db,
    by,
    rows.map(({ key }) => key),
    day,
  )
  return rows.map((row) => ({ ...row, isNew: found.has(row.key) }))
}

/** Every step of the range, those without sales too, named by its days. */
function allSteps(
  rows: readonly SumOfYears[],
  { filter, ...range }: SalesQuestion,
): (SumOfYears & { readonly isNew: boolean })[] {
  const ofItems = asksOfItems(filter)
  const known = new Map(rows.map((row) => [row.key, row]))
  const none = { sales: 0, cases: 0, units: 0, lines: 0, orders: ofItems ? null : 0 }
  const withMargin = rows.some(({ now }) => now.margin !== undefined)
  const empty = { ...none, ...(withMargin && { margin: 0 }) }
  return stepKeys(range, ofItems).map((key) => {
    const row = known.get(key) ?? { key, note: '', now: empty, last: empty }
    return { ...row, isNew: false, label: stepLabel(key, range, ofItems) }
  })
}
