import type { PriceOverride } from '#areas/prices/price-override.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'

/** An override as it is shown and typed: '$18.95', '$2.455/lb', '10%'. */
export function overrideText({ type, value, per }: Pick<PriceOverride, 'type' | 'value' | 'per'>): string {
  if (type === 'percent') return `${value / 100}%`
  return per === 'pound' ? formatPerPound(value) : formatCents(value)
}
