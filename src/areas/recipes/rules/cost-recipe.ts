import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  one,
  type Rational,
  rational,
  readRational,
  roundRational,
  zero,
} from '#kit/rational.ts'
import { recipeLimits, type RecipeType } from '../recipe.ts'

/** An ingredient as it is costed. Numbers are decimals and read exactly as they are written. */
export interface IngredientToCost {
  readonly quantity: number
  /** Recipe units in what the price is for. */
  readonly ruPerPu: number
  readonly yieldPct: number
  /** Of another recipe: its id; what the price is for is then one of its units. */
  readonly subRecipeId: string | null
  /** Exact cents a case, each or pound; null: unknown. Not asked of a sub recipe. */
  readonly price: Rational | null
}

/** A recipe as it is costed. */
export interface RecipeToCost {
  readonly type: RecipeType
  readonly servings: number | null
  readonly noOfRecipeUnits: number | null
  readonly menuPricePerServing: number | null
  readonly qFactor: number
  readonly ingredients: readonly IngredientToCost[]
}

/**
 * What one ingredient costs: thousandths of a dollar a recipe unit, cents in all; null: unknown.
 */
export interface IngredientCost {
  readonly ruCost: number | null
  readonly cost: number | null
  readonly isPricePresent: boolean
}

/** What a recipe costs, rounded; null: a price is unknown, or there is nothing to divide by. */
export interface RecipeCost {
  readonly isPricePresent: boolean
  /** Cents. */
  readonly totalIngredientCost: number | null
  readonly qFactorCost: number | null
  readonly totalCost: number | null
  readonly costPerServing: number | null
  /** Thousandths of a dollar. */
  readonly costPerRu: number | null
  /** Percent with two decimals. */
  readonly foodCostPct: number | null
  /** The food cost, not rounded, is above the ship-to's maximum. */
  readonly isOverFoodCost: boolean
  /** Cents; null unless the food cost is above the ship-to's maximum. */
  readonly suggestedMenuPrice: number | null
  readonly ingredients: readonly IngredientCost[]
}

/** The same few quantities, packs and yields recur in thousands of recipes. */
const decimals = new Map<number, Rational>()
const maxDecimals = 10_000

/** A decimal as it is written. Bounds of the contract keep it from being written as an exponent. */
const exact = (value: number): Rational => {
  const before = decimals.get(value)
  if (before) return before
  const read = readRational(String(value))
  if (read === null) throw new RangeError(`${value} is not a decimal`)
  if (decimals.size >= maxDecimals) decimals.clear()
  decimals.set(value, read)
  return read
}
const hundred = rational(100)
/** Past it a figure is a typing error, and no longer a whole number of JavaScript. */
const largest = rational(1_000_000_000_000)
const smallest = rational(-1_000_000_000_000)

/** Rounded half up to so many places; null when it is too large to be shown. */
export const rounded = (value: Rational, places: number): number | null =>
  compareRationals(value, largest) > 0 || compareRationals(value, smallest) < 0 ? null : roundRational(value, places)

/** Cents a unit of the sub recipe, exact; null: unknown. */
type SubRecipeCost = (subRecipeId: string) => Rational | null

/** RECIPE-3: the price of a recipe unit: what is bought, less what is trimmed away; exact cents. */
const ruCostOf = (ingredient: IngredientToCost, costOf: SubRecipeCost): Rational | null => {
  const { subRecipeId, ruPerPu, yieldPct } = ingredient
  const price = subRecipeId === null ? ingredient.price : costOf(subRecipeId)
  if (price === null) return null
  return divideRationals(multiplyRationals(price, hundred), multiplyRationals(exact(ruPerPu), exact(yieldPct)))
}

/**
 * All ingredients with the Q factor, exact cents; null while a price is unknown, or without any.
 */
function exactTotals(recipe: RecipeToCost, ruCosts: readonly (Rational | null)[]) {
  // Nobody has written down yet what it is made of.
  if (ruCosts.length === 0) return null
  let ingredients = zero
  for (const [index, ruCost] of ruCosts.entries()) {
    if (ruCost === null) return null
    ingredients = addRationals(ingredients, multiplyRationals(ruCost, exact(recipe.ingredients[index]!.quantity)))
  }
  const qFactor = divideRationals(multiplyRationals(ingredients, exact(recipe.qFactor)), hundred)
  return { ingredients, qFactor, total: addRationals(ingredients, qFactor) }
}

/**
 * RECIPE-2: a serving of a menu recipe, or a unit of a sub recipe, in exact cents; null: unknown.
 */
export function exactPlateCost(recipe: RecipeToCost, costOf: SubRecipeCost): Rational | null {
  const totals = exactTotals(
    recipe,
    recipe.ingredients.map((ingredient) => ruCostOf(ingredient, costOf)),
  )
  const made = recipe.type === 'MENU_RECIPE' ? recipe.servings : recipe.noOfRecipeUnits
  return totals === null || made === null ? null : divideRationals(totals.total, exact(made))
}

/** NEXT-10: a serving of a menu recipe, exact cents; null: unknown. */
export function exactCostPerServing(recipe: RecipeToCost, costOf: SubRecipeCost): Rational | null {
  const totals = exactTotals(
    recipe,
    recipe.ingredients.map((ingredient) => ruCostOf(ingredient, costOf)),
  )
  return totals === null || recipe.servings === null ? null : divideRationals(totals.total, exact(recipe.servings))
}

/**
 * RECIPE-2, RECIPE-3: what a recipe costs. Everything is computed in exact fractions, down to the
 * prices of sub recipes; each figure is then rounded once, by itself, half up: a recipe unit to
 * thousandths of a dollar, amounts to cents, percent to hundredths. So costs that are shown may
 * differ by a cent from the total below them, which is the right one. One unknown price leaves
 * every total unknown, never smaller. The suggested menu price is rounded up to the cent: with it
 * the food cost is not above the maximum. A factor (RECIPE-4) scales amounts of the whole recipe;
 * what a serving, a unit or an ingredient's unit costs stays.
 */
export function costRecipe(
  recipe: RecipeToCost,
  costOf: SubRecipeCost,
  {
    maxFoodCostPct,
    factor = one,
    hasLines = true,
  }: {
    readonly maxFoodCostPct: number | null
    readonly factor?: Rational
    /** False: totals alone, as lists show them. */
    readonly hasLines?: boolean
  },
): RecipeCost {
  const ruCosts = recipe.ingredients.map((ingredient) => ruCostOf(ingredient, costOf))
  const ingredients = (hasLines ? ruCosts : []).map((ruCost, index) =>
    costOfIngredient(ruCost, recipe.ingredients[index]!.quantity, factor),
  )
  const totals = exactTotals(recipe, ruCosts)
  if (totals === null) return { ...unknown, isPricePresent: ruCosts.length === 0, ingredients }
  const { type, servings, noOfRecipeUnits, menuPricePerServing: menuPrice } = recipe
  const perServing = type === 'MENU_RECIPE' && servings !== null ? divideRationals(totals.total, exact(servings)) : null
  const perRu =
    type === 'SUB_RECIPE' && noOfRecipeUnits !== null ? divideRationals(totals.total, exact(noOfRecipeUnits)) : null
  const max = maxFoodCostPct === null ? null : exact(maxFoodCostPct)
  const { foodCostPct, isOverFoodCost } = foodCostOf(perServing, menuPrice, maxFoodCostPct)
  return {
    isPricePresent: true,
    totalIngredientCost: rounded(multiplyRationals(totals.ingredients, factor), 0),
    qFactorCost: rounded(multiplyRationals(totals.qFactor, factor), 0),
    totalCost: rounded(multiplyRationals(totals.total, factor), 0),
    costPerServing: perServing && rounded(perServing, 0),
    costPerRu: perRu && rounded(perRu, 1),
    foodCostPct,
    isOverFoodCost,
    suggestedMenuPrice:
      isOverFoodCost && perServing !== null && max !== null
        ? roundUp(divideRationals(multiplyRationals(perServing, hundred), max))
        : null,
    ingredients,
  }
}

/**
 * RECIPE-2: what a serving costs of its menu price, in percent with two decimals; null: one of the
 * two is unknown. Whether it is above the maximum is decided before it is rounded.
 */
export function foodCostOf(
  perServing: Rational | null,
  menuPrice: number | null,
  maxFoodCostPct: number | null,
): { readonly foodCostPct: number | null; readonly isOverFoodCost: boolean } {
  if (perServing === null || menuPrice === null) return { foodCostPct: null, isOverFoodCost: false }
  const foodCost = divideRationals(multiplyRationals(perServing, hundred), rational(menuPrice))
  return {
    foodCostPct: percentOf(rounded(foodCost, 2)),
    isOverFoodCost: maxFoodCostPct !== null && compareRationals(foodCost, exact(maxFoodCostPct)) > 0,
  }
}

const unknown = {
  totalIngredientCost: null,
  qFactorCost: null,
  totalCost: null,
  costPerServing: null,
  costPerRu: null,
  foodCostPct: null,
  isOverFoodCost: false,
  suggestedMenuPrice: null,
}

const costOfIngredient = (ruCost: Rational | null, quantity: number, factor: Rational): IngredientCost =>
  ruCost === null
    ? { ruCost: null, cost: null, isPricePresent: false }
    : {
        ruCost: rounded(ruCost, 1),
        cost: rounded(multiplyRationals(multiplyRationals(ruCost, exact(quantity)), factor), 0),
        isPricePresent: true,
      }

const percentOf = (hundredths: number | null): number | null => hundredths && hundredths / 100

/** To the next whole number that is not smaller; null when it is too large to be shown. */
const roundUp = (value: Rational): number | null =>
  compareRationals(value, largest) > 0 ? null : Number((value.numerator + value.denominator - 1n) / value.denominator)

/**
 * RECIPE-3: the exact cost of a unit of each sub recipe, each worked out once. A recipe that is
 * absent, contains itself or lies deeper than allowed has none.
 */
export function subRecipeCosts(recipes: Pick<ReadonlyMap<string, RecipeToCost>, 'get'>): SubRecipeCost {
  const known = new Map<string, Rational | null>()
  const open = new Set<string>()
  const costOf: SubRecipeCost = (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const recipe = recipes.get(id)
    if (!recipe || open.has(id) || open.size > recipeLimits.depth) return null
    open.add(id)
    const cost = recipe.type === 'SUB_RECIPE' ? exactPlateCost(recipe, costOf) : null
    open.delete(id)
    known.set(id, cost)
    return cost
  }
  return costOf
}
