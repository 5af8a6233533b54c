import {
  maxOverrideAmount,
  maxOverridePercent,
  type OverrideRequest,
  type PriceOverride,
} from '#areas/prices/price-override.ts'

/** A typed override: what it asks for, null when it is empty, or what is wrong with it. */
export type TypedOverride = { readonly request: OverrideRequest | null } | { readonly problem: string }

const percentText = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%$/
// Commas only where they part thousands: '12,5' is no 125.
const amountText = /^\$?\s*(\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,4}))?(?:\s*\/\s*lb)?$/

/** Digits after the point as a whole number of that many places: '5' of 2 places is 50. */
const places = (fraction: string | undefined, count: number): number => Number((fraction ?? '').padEnd(count, '0'))

/**
 * CART-10: reads an override as people type it: '18.95' or '$18.95' is the new price, '10%' is
 * taken off. A price a pound takes four decimals, every other one two. Whole-number arithmetic on
 * the text: no cent gets lost.
 */
export function readOverride(text: string, per: PriceOverride['per']): TypedOverride {
  const typed = text.trim()
  if (typed === '') return { request: null }
  const percent = percentText.exec(typed)
  if (percent) {
    const value = Number(percent[1]) * 100 + places(percent[2], 2)
    if (value < 1 || value > maxOverridePercent) return { problem: 'Enter a percent above 0 and below 100' }
    return { request: { type: 'percent', value } }
  }
  const amount = amountText.exec(typed)
  const decimals = per === 'pound' ? 4 : 2
  if (!amount || (amount[2] ?? '').length > decimals)
    return { problem: `Enter a price such as ${per === 'pound' ? '2.455' : '18.95'}, or a percent such as 10%` }
  const value = Number(amount[1]!.replaceAll(',', '')) * 10 ** decimals + places(amount[2], decimals)
  if (value < 1) return { problem: 'Enter a price above 0' }
  if (value > maxOverrideAmount) return { problem: 'This price is too high' }
  return { request: { type: 'amount', value } }
}
