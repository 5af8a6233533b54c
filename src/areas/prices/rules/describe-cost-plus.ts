import { formatCents, formatPerPound } from '#kit/money.ts'
import type { CostPlus } from '../cost-plus.ts'

/** ITEM-8: what is added to the cost, in words for staff: 'Cost plus 12%'. */
export function describeCostPlus({ by, value }: CostPlus): string {
  if (by === 'percent') return `Cost plus ${value / 100}%`
  return `Cost plus ${by === 'pound' ? formatPerPound(value) : `${formatCents(value)} a case`}`
}
