import {
  areEqual,
  divideRationals,
  multiplyRationals,
  one,
  type Rational,
  readRational,
  writeRounded,
} from '#kit/rational.ts'
import { readUnit } from '#areas/measures/rules/read-unit.ts'
import { scaleAmount } from '#areas/measures/rules/scale-amount.ts'
import type { RecipeType } from '../recipe.ts'

/** What a recipe makes. */
interface Makes {
  readonly type: RecipeType
  readonly servings: number | null
  readonly noOfRecipeUnits: number | null
}

/** Servings of a menu recipe, units of a sub recipe. */
export const madeBy = ({ type, servings, noOfRecipeUnits }: Makes): number | null =>
  type === 'MENU_RECIPE' ? servings : noOfRecipeUnits

/**
 * RECIPE-4: by what amounts and costs are multiplied when a recipe is to make so many servings, or
 * so many of its units; exactly. Without a number, or of what makes nothing, by one.
 */
export function scaleFactor(recipe: Makes, scaleTo: number | null | undefined): Rational {
  const made = madeBy(recipe)
  const [wanted, usual] = [readRational(String(scaleTo ?? '')), readRational(String(made ?? ''))]
  return wanted && usual && wanted.numerator > 0n && usual.numerator > 0n ? divideRationals(wanted, usual) : one
}

/**
 * RECIPE-4: a scaled amount as a kitchen measures it; as written while nothing is scaled. A unit
 * that nobody knows stays, with at most two decimals.
 */
export function scaledText(
  { quantity, recipeUnit }: { readonly quantity: number; readonly recipeUnit: string },
  factor: Rational,
): string {
  const amount = readRational(String(quantity))
  if (areEqual(factor, one) || amount === null) return `${quantity} ${recipeUnit}`
  return amountText(multiplyRationals(amount, factor), recipeUnit)
}

/** So much of a unit of the kitchen, as it is measured there. */
export function amountText(amount: Rational, recipeUnit: string): string {
  const unit = readUnit(recipeUnit)
  if (unit !== null) return scaleAmount({ amount, unit }).text
  const text = writeRounded(amount, 2, 0)
  const isExact = areEqual(readRational(text) ?? one, amount)
  return `${isExact ? '' : 'about '}${text === '0' ? '0.01' : text} ${recipeUnit}`
}
