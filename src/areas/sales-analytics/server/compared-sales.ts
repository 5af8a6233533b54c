import type { Queries } from '#platform/database/database.ts'
import { yearBack } from '../rules/sales-range.ts'
import { stepDays, stepKeys, stepLabel } from '../rules/step-label.ts'
import { beganSince, type FirstSales, type YearBefore, yearBefore } from '../rules/year-before.ts'
import type { SalesFigures, SalesRow } from '../sales.ts'
import { firstSaleOf, firstSales } from './first-sales.store.ts'
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
  const firstOf =
    by === 'customer'
      ? await firstSaleOf(
          db,
          rows.map(({ key }) => key),
        )
      : null
  const knownFrom = <Row extends { last: SalesFigures }>(from: string, row: Row) => ({
    ...row,
    last: yearBefore(from, first) === 'known' ? row.last : null,
  })
  return {
    count,
    rows:
      by === 'week'
        ? allSteps(rows, question).map((row) => knownFrom(yearBack(stepDays(row.key, question, ofItems).from), row))
        : rows.map((row) => ({
            ...knownFrom(lastFrom, row),
            isNew: beganSince(firstOf?.get(row.key) ?? null, lastFrom),
          })),
    total: knownFrom(lastFrom, total),
    first,
    yearBefore: yearBefore(lastFrom, first),
  }
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
