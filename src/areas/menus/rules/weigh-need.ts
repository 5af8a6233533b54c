import { addRationals, multiplyRationals, one, type Rational, zero } from '#kit/rational.ts'
import type { MeasureLink } from '#areas/measures/measure.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { readUnit } from '#areas/measures/rules/read-unit.ts'
import type { UnitKey } from '#areas/measures/units.ts'
import type { Need } from '#areas/recipe-orders/rules/expand-recipes.ts'

const gramsOf = (amount: Rational, unit: UnitKey, links: readonly MeasureLink[]): Rational | null => {
  const converted = convertMeasure(amount, unit, 'g', links)
  return converted.isKnown ? converted.amount : null
}

/** The sum; null: one of them is not known. */
function sumOf(values: readonly (Rational | null)[]): Rational | null {
  let sum: Rational = zero
  for (const value of values) {
    if (value === null) return null
    sum = addRationals(sum, value)
  }
  return sum
}

/**
 * NEXT-10: what an ingredient weighs in a dish, in grams: by the units it is written in, else by
 * the part of a case, each or pound that it is; null: nothing connects it to a weight.
 */
export function weighNeed(
  { uses, byCase, byEach }: Pick<Need, 'uses' | 'byCase' | 'byEach'>,
  links: readonly MeasureLink[],
  isCatchWeight: boolean,
): Rational | null {
  const written = sumOf(
    uses.map(({ amount, recipeUnit }) => {
      const unit = readUnit(recipeUnit)
      return unit === null ? null : gramsOf(amount, unit, links)
    }),
  )
  if (written !== null) return written
  if (isCatchWeight) return gramsOf(addRationals(byCase, byEach), 'lb', links)
  const parts: readonly (readonly [Rational, UnitKey])[] = [
    [byCase, 'case'],
    [byEach, 'soldEach'],
  ]
  return sumOf(
    parts.map(([amount, unit]) => {
      if (amount.numerator === 0n) return zero
      const each = gramsOf(one, unit, links)
      return each && multiplyRationals(amount, each)
    }),
  )
}

/** NEXT-10: grams of a serving of a label; null: none, or a volume whose weight nobody knows. */
export function gramsPerServing(value: Rational | null, uom: string, links: readonly MeasureLink[]): Rational | null {
  const unit = readUnit(uom)
  return value === null || unit === null || value.numerator <= 0n ? null : gramsOf(value, unit, links)
}
