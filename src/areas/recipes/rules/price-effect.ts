import type { CalendarDate } from '#kit/dates.ts'
import { addRationals, areEqual, multiplyRationals, type Rational, subtractRationals, zero } from '#kit/rational.ts'
import type { PriceWeights } from './weigh-prices.ts'

/** A price that changed, and what that did to a serving or a unit; null: it was, or is, unknown. */
export interface PriceChange {
  readonly key: string
  readonly before: Rational | null
  readonly after: Rational | null
  readonly effect: Rational | null
}

/** A day on which prices of a recipe changed, and what a serving or a unit costs since. */
export interface PricedDay {
  readonly date: CalendarDate
  /** Exact cents; null: a price is unknown. */
  readonly cost: Rational | null
  /** The largest effect first. */
  readonly changes: readonly PriceChange[]
}

/** Exact cents of a price on a day; null: unknown. */
export type PriceOn = (key: string, date: CalendarDate) => Rational | null

const isSame = (a: Rational | null, b: Rational | null): boolean =>
  a === null || b === null ? a === b : areEqual(a, b)

/** What a serving or a unit costs on a day, exact cents; null: one of its prices is unknown. */
export function costOn(weights: PriceWeights, date: CalendarDate, priceOn: PriceOn): Rational | null {
  let sum = zero
  for (const [key, weight] of weights) {
    const price = priceOn(key, date)
    if (price === null) return null
    sum = addRationals(sum, multiplyRationals(price, weight))
  }
  return sum
}

/** The prices that differ between two days, the largest effect first. */
export function changesBetween(
  weights: PriceWeights,
  [from, to]: readonly [CalendarDate, CalendarDate],
  priceOn: PriceOn,
): PriceChange[] {
  const changes = [...weights].flatMap(([key, weight]): PriceChange[] => {
    const [before, after] = [priceOn(key, from), priceOn(key, to)]
    if (isSame(before, after)) return []
    const isKnown = before !== null && after !== null
    return [
      { key, before, after, effect: isKnown ? multiplyRationals(subtractRationals(after, before), weight) : null },
    ]
  })
  // What became known or unknown stands first: it decides whether there is a figure at all.
  return changes.toSorted((one, other) => size(other) - size(one))
}

const size = ({ effect }: PriceChange): number =>
  effect === null ? Number.POSITIVE_INFINITY : Math.abs(Number(effect.numerator) / Number(effect.denominator))

/**
 * RECIPE-2: what price changes did to a serving of a recipe, or a unit of a sub recipe: the first
 * of `days`, and every later one on which one of its prices changed. The recipe is taken as it is
 * written now, so that nothing but prices moves the cost.
 */
export function priceEffect(weights: PriceWeights, days: readonly CalendarDate[], priceOn: PriceOn): PricedDay[] {
  const priced: PricedDay[] = []
  for (const date of days) {
    const last = priced.at(-1)
    const changes = last ? changesBetween(weights, [last.date, date], priceOn) : []
    if (!last || changes.length > 0) priced.push({ date, cost: costOn(weights, date, priceOn), changes })
  }
  return priced
}
