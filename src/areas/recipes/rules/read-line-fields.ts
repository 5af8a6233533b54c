import { writeRounded } from '#kit/rational.ts'
import type { IngredientLine } from '#areas/ingredient-lines/ingredient-line.ts'
import { nameUnit } from '#areas/measures/rules/name-unit.ts'
import { recipeLimits } from '../recipe.ts'

/**
 * RECIPE-3: what a line says around its food, as the fields of an ingredient have it. Of '2-3
 * carrots' three are costed, so that a plate never costs more than was planned; the range stays
 * readable beside it.
 */
export function readLineFields({ amount: least, upTo, unit, preparation, size }: IngredientLine): {
  readonly quantity: string
  readonly recipeUnit: string
  readonly measurement: string
} {
  const amount = upTo ?? least
  const range = least && upTo ? ` (${writeRounded(least, 2, 0)}-${writeRounded(upTo, 2, 0)})` : ''
  const inSize = size && amount ? ` (${writeRounded(size.amount, 2, 0)} ${nameUnit(size.unit, size.amount)})` : ''
  return {
    quantity: amount ? writeRounded(amount, 6, 0) : '',
    recipeUnit: amount && unit ? nameUnit(unit) : '',
    measurement: `${preparation}${inSize}${range}`.trim().slice(0, recipeLimits.measurement),
  }
}
