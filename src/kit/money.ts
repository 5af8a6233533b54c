/**
 * Money is whole cents; per-pound prices and recipe costs are whole hundredths of a cent ("mills"
 * of 0.0001).
 */
export type Cents = number

const withSeparators = (digits: string): string => {
  const first = digits.length % 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',')
}

/** 123456 -> "$1,234.56". */
export function formatCents(cents: Cents): string {
  const absolute = Math.abs(cents)
  const whole = withSeparators(String(Math.floor(absolute / 100)))
  return `${cents < 0 ? '-' : ''}$${whole}.${String(absolute % 100).padStart(2, '0')}`
}

/**
 * Hundredths of a cent per pound as people read them: 34550 -> "$3.455/lb", never fewer than two
 * decimals.
 */
export const formatPerPound = (hundredths: number): string => `${formatExactly(hundredths)}/lb`

/** Hundredths of a cent, with two to four decimals: 195500 -> "$19.55", 34550 -> "$3.455". */
export function formatExactly(hundredths: number): string {
  const fraction = String(hundredths % 10_000)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `$${withSeparators(String(Math.floor(hundredths / 10_000)))}.${fraction}`
}

/**
 * The one place that rounds: half up, away from zero for negatives. Both arguments are whole
 * numbers; products beyond 2^53 are handed over as bigint.
 */
export function divideHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const n = BigInt(numerator)
  const d = BigInt(denominator)
  const [size, by] = [n < 0n ? -n : n, d < 0n ? -d : d]
  const rounded = Number((size * 2n + by) / (by * 2n))
  return rounded !== 0 && n < 0n !== d < 0n ? -rounded : rounded
}

/**
 * What a catch-weight case is estimated to cost: per-pound price (hundredths of a cent) x weight
 * (hundredths of a pound), in cents.
 */
export function priceByWeight(perPoundHundredths: number, weightHundredths: number): Cents {
  return divideHalfUp(perPoundHundredths * weightHundredths, 10_000)
}

/**
 * Splits cents by weights so that the parts add up exactly (largest remainder; ties go to the
 * earlier part).
 */
export function splitCents(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  let rest = total - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (rest-- <= 0) break
    parts[index]! += 1
  }
  return parts
}
