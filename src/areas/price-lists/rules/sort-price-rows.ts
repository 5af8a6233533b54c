import { marginOf } from '#areas/prices/rules/margin-of.ts'
import type { PriceSort } from '#areas/views/view-columns.ts'
import type { PriceListRow } from '../price-list.ts'

/** Sorts that the catalogue has no order for: all rows are read first. */
type RowSort = Extract<PriceSort, 'category' | 'casePrice' | 'margin'>

/** True for a sort that needs every row before the first can be written. */
export const isRowSort = (sort: PriceSort): sort is RowSort =>
  sort === 'category' || sort === 'casePrice' || sort === 'margin'

const figureOf = (row: PriceListRow, sort: 'casePrice' | 'margin'): number | null => {
  const price = row.price?.casePrice ?? null
  if (sort === 'casePrice' || price === null) return price
  return row.caseCost === null ? null : marginOf(price, row.caseCost).margin
}

/**
 * STAFF-4: rows by category, price or margin; equal ones stay in the order they came, those without
 * come last.
 */
export function sortPriceRows(rows: readonly PriceListRow[], sort: RowSort, direction: 'asc' | 'desc'): PriceListRow[] {
  const sign = direction === 'asc' ? 1 : -1
  if (sort === 'category') return rows.toSorted((a, b) => sign * a.categoryName.localeCompare(b.categoryName))
  return rows.toSorted((a, b) => {
    const [first, second] = [figureOf(a, sort), figureOf(b, sort)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  })
}
