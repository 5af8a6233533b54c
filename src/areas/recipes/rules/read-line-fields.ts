import { writeRounded } from '#kit/rational.ts'
import type { IngredientLine } from '#areas/ingredient-lines/ingredient-line.ts'
import { nameUnit } from '#areas/measures/rules/name-unit.ts'
import { recipeLimits } from '../recipe.ts'

/** RECIPE-3: what a line says around its food, as the fields of an ingredient have it. */
export function readLineFields({ amount, unit, preparation, size }: IngredientLine): {
  readonly quantity: string
  readonly recipeUnit: string
  readonly measurement: string
} {
  const inSize = size && amount ? ` (${writeRounded(size.amount, 2, 0)} ${nameUnit(size.unit, size.amount)})` : ''
  return {
    quantity: amount ? writeRounded(amount, 6, 0) : '',
    recipeUnit: amount && unit ? nameUnit(unit) : '',
    measurement: `${preparation}${inSize}`.trim().slice(0, recipeLimits.measurement),
  }
}
