import {
  compareRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  roundRational,
  subtractRationals,
  writeRounded,
} from '#kit/rational.ts'
import type { Measure } from '../measure.ts'
import { type UnitKey, unitOf } from '../units.ts'
import { nameUnit } from './name-unit.ts'
import { writeMixed } from './write-mixed.ts'

/** A scaled amount as a kitchen measures it. */
export interface KitchenAmount {
  /** Exact, in the largest unit that is shown. */
  readonly measure: Measure
  /** What is measured, the larger unit first: '1 cup', '1 tbsp'. */
  readonly parts: readonly Measure[]
  /** '1 1/2 cups', '1 lb 2 oz', 'about 2 1/4 tsp'. */
  readonly text: string
  /** The parts are not exactly the amount: no spoon holds a seventh. */
  readonly isRounded: boolean
}

/** A unit in the order in which amounts grow, with the fractions of it that can be measured. */
interface Step {
  readonly unit: UnitKey
  /** From how many of it on it is used, and up to how many where larger ones follow. */
  readonly from: Rational
  readonly upTo: Rational | null
  readonly fractions: readonly number[]
}

const step = (unit: UnitKey, from: Rational, fractions: readonly number[], upTo: number | null = null): Step => ({
  unit,
  from,
  fractions,
  upTo: upTo === null ? null : rational(upTo),
})

const [quarter, eighth, whole] = [rational(1, 4), rational(1, 8), rational(1)]
/** The spoons and cups that are sold: 1/4, 1/3, 1/2 and 3/4 cup; 1/8, 1/4, 1/2 tsp. */
const spoons = [
  step('gallon', whole, [1, 2, 4]),
  step('quart', whole, [1, 2, 4]),
  step('cup', quarter, [1, 2, 3, 4], 16),
  step('tbsp', whole, [1, 2], 8),
  step('tsp', eighth, [1, 2, 4, 8], 6),
]
const fluids = [
  step('gallon', whole, [1, 2, 4]),
  step('quart', whole, [1, 2, 4]),
  step('floz', eighth, [1, 2, 4, 8], 32),
]
const pounds = [step('lb', whole, [1, 2, 4]), step('oz', eighth, [1, 2, 4, 8], 16)]
const poundsFirst = [step('lb', quarter, [1, 2, 3, 4]), step('oz', eighth, [1, 2, 4, 8], 16)]
const ladders: Readonly<Partial<Record<UnitKey, readonly Step[]>>> = {
  tsp: spoons,
  tbsp: spoons,
  cup: spoons,
  pint: spoons,
  quart: spoons,
  gallon: spoons,
  pinch: spoons,
  dash: spoons,
  smidgen: spoons,
  floz: fluids,
  oz: pounds,
  lb: poundsFirst,
}

/** Metric units, the larger first; a decimal is read there, not a fraction. */
const metric: Readonly<Partial<Record<UnitKey, readonly UnitKey[]>>> = {
  mg: ['kg', 'g', 'mg'],
  g: ['kg', 'g', 'mg'],
  kg: ['kg', 'g'],
  ml: ['l', 'ml'],
  cl: ['l', 'cl'],
  dl: ['l', 'dl'],
  l: ['l', 'ml'],
}

const inUnit = ({ amount, unit }: Measure, to: UnitKey): Rational =>
  divideRationals(multiplyRationals(amount, unitOf(unit).factor), unitOf(to).factor)
const isAtLeast = (a: Rational, b: Rational): boolean => compareRationals(a, b) >= 0
const isMeasured = ({ denominator }: Rational, { fractions }: Step): boolean => fractions.includes(Number(denominator))
const nameOf = ({ amount, unit }: Measure): string => `${writeMixed(amount)} ${nameUnit(unit, amount)}`

const textOf = (parts: readonly Measure[], isRounded: boolean): string =>
  `${isRounded ? 'about ' : ''}${parts.map(nameOf).join(' ')}`

function shown(exact: Measure, parts: readonly Measure[], isRounded = false): KitchenAmount {
  const [first] = parts
  const { unit } = first!
  return { measure: { amount: inUnit(exact, unit), unit }, parts, text: textOf(parts, isRounded), isRounded }
}

/** The largest unit in which the amount can be measured exactly. */
function inOneUnit(exact: Measure, ladder: readonly Step[]): KitchenAmount | null {
  for (const each of ladder) {
    const amount = inUnit(exact, each.unit)
    const isTooMuch = each.upTo !== null && compareRationals(amount, each.upTo) > 0
    if (isAtLeast(amount, each.from) && !isTooMuch && isMeasured(amount, each))
      return shown(exact, [{ amount, unit: each.unit }])
  }
  return null
}

/** As much as possible in a larger unit, the rest in a smaller one: '1 cup 1 tbsp'. */
function inTwoUnits(exact: Measure, ladder: readonly Step[]): KitchenAmount | null {
  for (const [i, larger] of ladder.entries()) {
    const amount = inUnit(exact, larger.unit)
    if (!isAtLeast(amount, larger.from)) continue
    const parts = larger.fractions.map((part) => rational(roundDown(multiplyRationals(amount, rational(part))), part))
    const largest = parts.reduce((best, each) => (compareRationals(each, best) > 0 ? each : best))
    if (largest.numerator === 0n) continue
    const rest: Measure = { amount: subtractRationals(amount, largest), unit: larger.unit }
    for (const smaller of ladder.slice(i + 1)) {
      const left = inUnit(rest, smaller.unit)
      if (isAtLeast(left, smaller.from) && isMeasured(left, smaller))
        return shown(exact, [
          { amount: largest, unit: larger.unit },
          { amount: left, unit: smaller.unit },
        ])
    }
  }
  return null
}

const roundDown = ({ numerator, denominator }: Rational): bigint => numerator / denominator

const sizeOf = ({ numerator, denominator }: Rational): Rational => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
})

/** The nearest measurable fraction of a unit: the coarsest that is close, else the finest. */
function nearestIn(amount: Rational, fractions: readonly number[]): Rational {
  const candidates = fractions
    .map((part) => rational(roundRational(multiplyRationals(amount, rational(part)), 0), part))
    .filter(({ numerator }) => numerator > 0n)
  const errorOf = (value: Rational) => sizeOf(subtractRationals(value, amount))
  const close = candidates.find((value) => !isAtLeast(errorOf(value), multiplyRationals(amount, closeEnough)))
  // Less than the smallest spoon is the smallest spoon.
  return close ?? candidates.at(-1) ?? rational(1, Math.max(...fractions))
}
/** What a cook does not taste. */
const closeEnough = rational(1, 32)

/**
 * The nearest amount that can be measured: in the largest unit that the amount fills, or, where
 * that is too coarse, in the next smaller one.
 */
function nearest(exact: Measure, ladder: readonly Step[]): KitchenAmount {
  const found = ladder.findIndex(({ unit, from }) => isAtLeast(inUnit(exact, unit), from))
  const at = found < 0 ? ladder.length - 1 : found
  for (const { unit, fractions } of ladder.slice(at, at + 2)) {
    const amount = inUnit(exact, unit)
    const rounded: Measure = { amount: nearestIn(amount, fractions), unit }
    const isClose = !isAtLeast(
      sizeOf(subtractRationals(rounded.amount, amount)),
      multiplyRationals(amount, closeEnough),
    )
    const best = isClose ? (inOneUnit(rounded, ladder) ?? inTwoUnits(rounded, ladder)) : null
    if (best) return shown(exact, best.parts, true)
  }
  const { unit, fractions } = ladder[at]!
  return shown(exact, [{ amount: nearestIn(inUnit(exact, unit), fractions), unit }], true)
}

/** Grams and milliliters: whole ones, tenths below ten; kilograms and liters to the thousandth. */
function inMetric(exact: Measure, units: readonly UnitKey[]): KitchenAmount {
  const leastOf = (each: UnitKey) => (each === 'g' ? rational(1, 10) : whole)
  const unit = units.find((each) => isAtLeast(inUnit(exact, each), leastOf(each))) ?? units.at(-1)!
  const amount = inUnit(exact, unit)
  const places = unit === 'kg' || unit === 'l' ? 3 : isAtLeast(amount, rational(10)) ? 0 : 1
  // Something is never shown as nothing.
  const rounded = rational(Math.max(roundRational(amount, places), 1), 10n ** BigInt(places))
  const isRounded = compareRationals(rounded, amount) !== 0
  const text = `${isRounded ? 'about ' : ''}${writeRounded(rounded, places, 0)} ${nameUnit(unit, amount)}`
  return { measure: { amount, unit }, parts: [{ amount: rounded, unit }], text, isRounded }
}

/** Pieces, bunches, cans: quarters, thirds and halves of one. */
function counted(exact: Measure): KitchenAmount {
  const isBroken = exact.unit === 'dozen' && exact.amount.denominator !== 1n
  const measure = isBroken ? { amount: inUnit(exact, 'each'), unit: 'each' as const } : exact
  const ladder = [step(measure.unit, eighth, [1, 2, 3, 4])]
  return inOneUnit(measure, ladder) ?? nearest(measure, ladder)
}

/**
 * RECIPE-4: an amount times a factor, in units a kitchen measures with: 16 tbsp are 1 cup, 48 oz
 * are 3 lb, 5/8 cup is 1/2 cup 2 tbsp. `measure` stays exact; only what is shown is rounded, where
 * no spoon holds it, and it says so. US units stay US units, metric ones metric.
 */
export function scaleAmount({ amount, unit }: Measure, factor: Rational = whole): KitchenAmount {
  const exact: Measure = { amount: multiplyRationals(amount, factor), unit }
  if (exact.amount.numerator <= 0n) return { measure: exact, parts: [exact], text: nameOf(exact), isRounded: false }
  const units = metric[unit]
  if (units) return inMetric(exact, units)
  const ladder = ladders[unit]
  if (!ladder) return counted(exact)
  // A pinch stays a pinch until it fills a spoon.
  const isPinch = unitOf(unit).isByCustom && !isAtLeast(inUnit(exact, 'tsp'), quarter)
  if (isPinch) return counted(exact)
  return inOneUnit(exact, ladder) ?? inTwoUnits(exact, ladder) ?? nearest(exact, ladder)
}
