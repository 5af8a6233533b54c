import { formatCents, formatPerPound } from '#kit/money.ts'
import type { StoredAmounts } from '../stored-price.ts'

/** ITEM-8: what is added to the cost, in words for staff: 'cost plus 12%'. */
export function describeCostPlus({ by, value }: NonNullable<StoredAmounts['costPlus']>): string {
  if (value === null) return 'cost plus'
  if (by === 'percent') return `cost plus ${value / 100}%`
  return `cost plus ${by === 'pound' ? formatPerPound(value) : `${formatCents(value)} a case`}`
}
