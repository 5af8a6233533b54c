import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  zero,
} from '#kit/rational.ts'
import { maxQuantity } from '#contract/values.ts'
import type { Quantities } from '#areas/carts/rules/may-set-line.ts'
import type { OnHand } from '#areas/guides/rules/order-to-par.ts'

/** How an item is packed and sold. */
export interface OrderPack {
  readonly eachesPerCase: number
  readonly isBrokenCase: boolean
  readonly eachOnly: boolean
  /** A recipe buys it by the each. */
  readonly isByEach: boolean
}

/** What of a line is there already; all of it in cases and eaches. */
export interface Available {
  /** By a recent count; null: none is, or it is left out. */
  readonly counted: OnHand | null
  /** In open carts for the same day. */
  readonly inCarts: Quantities
}

/** What is ordered of an item, and what is then left over. */
export interface PlannedOrder extends Quantities {
  /** Cases; below zero: so much is short. */
  readonly leftOver: Rational
}

/** Cases and eaches as cases, exactly. */
export const inCases = (cases: Rational, units: number, eachesPerCase: number): Rational =>
  addRationals(cases, rational(units, eachesPerCase))

/** Rounded up; more than a line can hold is as much as it can hold. */
function upTo({ numerator, denominator }: Rational): number {
  const whole = (numerator + denominator - 1n) / denominator
  return whole > BigInt(maxQuantity) ? maxQuantity : Number(whole)
}

/** What is there already, in cases. */
function availableCases({ counted, inCarts }: Available, { eachesPerCase }: OrderPack): Rational {
  const ordered = inCases(rational(inCarts.orderedCases), inCarts.orderedUnits, eachesPerCase)
  return counted === null
    ? ordered
    : addRationals(ordered, inCases(rational(counted.hundredthsOfCases, 100), counted.units, eachesPerCase))
}

/** RECIPE-4: what is left over of an item when so much is ordered. */
export const leftOver = (needed: Rational, available: Available, pack: OrderPack, ordered: Quantities): Rational =>
  subtractRationals(
    addRationals(
      availableCases(available, pack),
      inCases(rational(ordered.orderedCases), ordered.orderedUnits, pack.eachesPerCase),
    ),
    needed,
  )

/**
 * RECIPE-4: what is ordered of an item that is needed: less what is there already, rounded up to
 * whole cases; to whole eaches where it is sold by the each only, or where a recipe buys it by the
 * each and the item still is sold so.
 */
export function planLine(needed: Rational, available: Available, pack: OrderPack): PlannedOrder {
  const missing = subtractRationals(needed, availableCases(available, pack))
  const isEnough = compareRationals(missing, zero) <= 0
  const ordered = isEnough ? { orderedCases: 0, orderedUnits: 0 } : inUnits(missing, pack)
  return { ...ordered, leftOver: leftOver(needed, available, pack, ordered) }
}

/** Cases that are missing, in the units the kitchen buys. */
function inUnits(missing: Rational, { eachesPerCase, eachOnly, isByEach, isBrokenCase }: OrderPack): Quantities {
  const eaches = (cases: Rational) => upTo(multiplyRationals(cases, rational(eachesPerCase)))
  if (eachOnly) return { orderedCases: 0, orderedUnits: eaches(missing) }
  if (!isByEach || !isBrokenCase) return { orderedCases: upTo(missing), orderedUnits: 0 }
  const whole = rational(missing.numerator / missing.denominator)
  const rest = eaches(subtractRationals(missing, whole))
  const isAnother = rest >= eachesPerCase
  return { orderedCases: upTo(whole) + (isAnother ? 1 : 0), orderedUnits: isAnother ? 0 : rest }
}

/**
 * RECIPE-4: what is needed of an item in cases. Of catch weight recipes count pounds: without the
 * weight of a case (null) nobody knows how many that are.
 */
export function neededCases(
  { byCase, byEach }: { readonly byCase: Rational; readonly byEach: Rational },
  { eachesPerCase, isCatchWeight }: { readonly eachesPerCase: number; readonly isCatchWeight: boolean },
  poundsPerCase: Rational | null,
): Rational | null {
  if (!isCatchWeight) return addRationals(byCase, divideRationals(byEach, rational(eachesPerCase)))
  return poundsPerCase === null ? null : divideRationals(addRationals(byCase, byEach), poundsPerCase)
}
