import {
  addRationals,
  divideRationals,
  multiplyRationals,
  one,
  type Rational,
  rational,
  readRational,
} from '#kit/rational.ts'
import type { IngredientToCost, RecipeToCost } from './cost-recipe.ts'

/** An ingredient with what its price is of, such as an item by the case; null: a sub recipe. */
export type WeighedIngredient = Omit<IngredientToCost, 'price'> & { readonly priceKey: string | null }
/** A recipe whose prices are weighed. */
export type WeighedRecipe = Omit<RecipeToCost, 'ingredients' | 'menuPricePerServing'> & {
  readonly ingredients: readonly WeighedIngredient[]
}

/** How much of each price a serving, or a unit of a sub recipe, takes: by price key, exact. */
export type PriceWeights = ReadonlyMap<string, Rational>

const exact = (value: number): Rational => readRational(String(value))!
const hundred = rational(100)

/**
 * RECIPE-2: what a recipe takes of each price through sub recipes to any depth. A serving costs the
 * sum of every price times its weight, so that each price's part in a change is exact. Null for a
 * recipe without ingredients, one that contains itself, and one with a part that is absent.
 */
export function weighPrices(recipes: ReadonlyMap<string, WeighedRecipe>): (id: string) => PriceWeights | null {
  const known = new Map<string, PriceWeights | null>()
  const weigh = (id: string): PriceWeights | null => {
    const before = known.get(id)
    if (before !== undefined) return before
    // Against a recipe that contains itself.
    known.set(id, null)
    const recipe = recipes.get(id)
    const weights = recipe ? weightsOf(recipe, weigh) : null
    known.set(id, weights)
    return weights
  }
  return weigh
}

function weightsOf(recipe: WeighedRecipe, weigh: (id: string) => PriceWeights | null): PriceWeights | null {
  const made = recipe.type === 'MENU_RECIPE' ? recipe.servings : recipe.noOfRecipeUnits
  if (made === null || recipe.ingredients.length === 0) return null
  // The Q factor of all of it, over what it makes.
  const share = divideRationals(addRationals(hundred, exact(recipe.qFactor)), multiplyRationals(hundred, exact(made)))
  const weights = new Map<string, Rational>()
  const add = (key: string, weight: Rational) => {
    const before = weights.get(key)
    weights.set(key, before ? addRationals(before, weight) : weight)
  }
  for (const { quantity, ruPerPu, yieldPct, subRecipeId, priceKey } of recipe.ingredients) {
    const bought = divideRationals(
      multiplyRationals(exact(quantity), hundred),
      multiplyRationals(exact(ruPerPu), exact(yieldPct)),
    )
    const taken = multiplyRationals(bought, share)
    const parts = subRecipeId === null ? new Map([[priceKey ?? '', one]]) : weigh(subRecipeId)
    if (parts === null) return null
    for (const [key, weight] of parts) add(key, multiplyRationals(taken, weight))
  }
  return weights
}
