import type { CalendarDate } from '#kit/dates.ts'
import { daysBetween } from '#kit/dates.ts'
import {
  compareRationals,
  multiplyRationals,
  type Rational,
  rational,
  readRational,
  subtractRationals,
  writeRounded,
  zero,
} from '#kit/rational.ts'
import type { Quantities } from '#areas/carts/rules/may-set-line.ts'
import type { OnHand } from '#areas/guides/rules/order-to-par.ts'
import { nameUnit } from '#areas/measures/rules/name-unit.ts'
import { readUnit } from '#areas/measures/rules/read-unit.ts'

const hundredth = rational(1, 100)

/** '31.25', with at most two decimals; less than a hundredth is not nothing. */
function decimalText(value: Rational): string {
  const isTiny = value.numerator > 0n && compareRationals(value, hundredth) < 0
  return isTiny ? 'under 0.01' : writeRounded(value, 2, 0)
}

const casesText = (cases: Rational): string => `${decimalText(cases)} CS`

/** '31.25 lb': in decimals, as packs are read, and not in spoons and cups. */
function amountText(amount: Rational, recipeUnit: string): string {
  const unit = readUnit(recipeUnit)
  return `${decimalText(amount)} ${unit === null ? recipeUnit : nameUnit(unit, amount)}`
}

/**
 * RECIPE-4: an amount in the unit the kitchen thinks in, with the cases it is: '22 lb (0.55 CS)';
 * only the cases where that unit is not known.
 */
export function kitchenText(cases: Rational, unitsPerCase: Rational | null, recipeUnit: string): string {
  if (unitsPerCase === null || cases.numerator <= 0n) return casesText(cases)
  return `${amountText(multiplyRationals(cases, unitsPerCase), recipeUnit)} (${casesText(cases)})`
}

/** RECIPE-4: what is left over of an order: '18 lb (0.45 CS)', 'nothing', or what is short. */
export function leftOverText(cases: Rational, unitsPerCase: Rational | null, recipeUnit: string): string {
  const order = compareRationals(cases, zero)
  if (order === 0) return 'nothing left over'
  return order < 0
    ? `${kitchenText(subtractRationals(zero, cases), unitsPerCase, recipeUnit)} short`
    : `${kitchenText(cases, unitsPerCase, recipeUnit)} left over`
}

/** '2 CS, 3 EA', or '0 CS' for none. */
export const orderedText = ({ orderedCases, orderedUnits }: Quantities): string =>
  [orderedCases > 0 && `${orderedCases} CS`, orderedUnits > 0 && `${orderedUnits} EA`].filter(Boolean).join(', ') ||
  '0 CS'

/** '1.5 CS, 4 EA' of a count. */
export const countedText = ({ hundredthsOfCases, units }: OnHand): string =>
  [
    (hundredthsOfCases > 0 || units === 0) && `${writeRounded(rational(hundredthsOfCases, 100), 2, 0)} CS`,
    units > 0 && `${units} EA`,
  ]
    .filter(Boolean)
    .join(', ')

/** RECIPE-4: how old a count is, in days of the division. */
export function ageText(counted: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(counted, today)
  if (days <= 0) return 'counted today'
  return days === 1 ? 'counted yesterday' : `counted ${days} days ago`
}

/** A use as it is read: 'Soup 2 lb', 'Soup 2 lb (yield 80%)' of what is trimmed. */
export const textOfUse = ({
  title,
  amount,
  recipeUnit,
  yieldPct,
}: {
  readonly title: string
  readonly amount: string
  readonly recipeUnit: string
  readonly yieldPct: number
}): string =>
  `${title} ${amountText(readRational(amount)!, recipeUnit)}${yieldPct === 100 ? '' : ` (yield ${yieldPct}%)`}`
