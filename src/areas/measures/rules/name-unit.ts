import { compareRationals, one, type Rational } from '#kit/rational.ts'
import { unitWords } from '../unit-words.ts'
import type { UnitKey } from '../units.ts'

/** RECIPE-3: the name of a unit beside an amount: '1/2 cup', '2 cups'; singular by itself. */
export function nameUnit(unit: UnitKey, amount: Rational = one): string {
  const names = unitWords[unit]
  return compareRationals(amount, one) > 0 ? names.several : names.one
}
