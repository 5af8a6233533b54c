import type { SalesFigures, SalesMeasure } from '../sales.ts'
import type { YearBefore } from './year-before.ts'

/** STAFF-6: what a measure says of figures; null where it has no meaning or is not known. */
export function measureOf(measure: SalesMeasure, figures: SalesFigures | null): number | null {
  if (figures === null) return null
  const { sales, cases, orders, margin } = figures
  switch (measure) {
    case 'sales':
      return sales
    case 'cases':
      return cases
    case 'margin':
      return margin ?? null
    case 'orders':
      return orders
    case 'average':
      return orders === null || orders === 0 ? null : Math.round(sales / orders)
  }
}

/** STAFF-6: the change in tenths of a percent; null from nothing, or from less than nothing. */
export const changeOf = (now: number | null, last: number | null): number | null =>
  now === null || last === null || last <= 0 ? null : Math.round(((now - last) * 1000) / last)

/**
 * '+12.5%', '−3.0%', 'new' for what was not there last year or not all of it, a dash without a
 * comparison.
 */
export function changeText(now: number | null, last: number | null, year: YearBefore, isNew = false): string {
  if (isNew) return now !== null && now > 0 ? 'new' : '—'
  const change = changeOf(now, last)
  if (change === null) return now !== null && now > 0 && (last === 0 || year === 'new') ? 'new' : '—'
  // Beside next to nothing a percentage says nothing.
  if (change > 9999) return '>999%'
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${(Math.abs(change) / 10).toFixed(1)}%`
}
