import { formatCents, formatPerPound } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import type { CartLine } from '#areas/carts/cart.ts'
import { overrideTone } from '../rules/override-tone.ts'
import { overrideText } from '../rules/override-text.ts'
import { basePriceOf } from '../rules/set-price-overrides.ts'

/** CART-10: how many lines are overridden; nothing for none, and nothing for customers. */
export const OverrideCount = ({ count }: { count: number | undefined }) =>
  count === undefined || count === 0 ? null : <Badge tone="warning">Price Override ({count})</Badge>

/**
 * CART-10: what staff made of a line's prices, in colour and in words: lower amber, higher blue.
 */
export function OverrideBadges({ line }: { line: CartLine }) {
  const units = [
    ['CS', line.casePriceOverride],
    ['EA', line.eachPriceOverride],
  ] as const
  return units.map(([unit, override]) => {
    if (!override || line.basePrice === undefined) return null
    const base = basePriceOf(unit, line.basePrice)
    const tone = overrideTone(base, basePriceOf(unit, line.price))
    return (
      <Badge key={unit} tone={tone === 'lower' ? 'warning' : tone === 'higher' ? 'info' : 'neutral'}>
        {unit} {override.type === 'percent' ? `-${overrideText(override)}` : overrideText(override)}
        {base !== null && (
          <span className="font-normal">was {override.per === 'pound' ? formatPerPound(base) : formatCents(base)}</span>
        )}
      </Badge>
    )
  })
}
