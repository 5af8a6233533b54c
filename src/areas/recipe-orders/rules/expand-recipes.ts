import {
  addRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  readRational,
  zero,
} from '#kit/rational.ts'
import { type PurchaseUnit, purchaseUnits } from '#areas/recipes/recipe.ts'

/** An ingredient as it is ordered. Numbers are decimals and read exactly as they are written. */
export interface IngredientToOrder {
  readonly itemNumber: string | null
  readonly customItemId: string | null
  readonly subRecipeId: string | null
  readonly quantity: number
  readonly recipeUnit: string
  readonly purchaseUnit: PurchaseUnit
  readonly ruPerPu: number
  readonly yieldPct: number
}

/** A recipe as it is ordered. */
export interface RecipeToOrder {
  readonly title: string
  readonly noOfRecipeUnits: number | null
  readonly ingredients: readonly IngredientToOrder[]
}

/** A recipe that is to be cooked, and by what its amounts are multiplied. */
export interface WantedRecipe {
  readonly id: string
  readonly factor: Rational
}

/** How much of something a recipe takes, as it is written there and scaled. */
export interface Use {
  readonly recipeId: string
  readonly title: string
  readonly amount: Rational
  readonly recipeUnit: string
  /** Percent of what is bought that is left after trimming. */
  readonly yieldPct: number
}

/** What is needed of one item, custom item or sub recipe that nobody has written down. */
export interface Need {
  readonly itemNumber: string | null
  readonly customItemId: string | null
  readonly subRecipeId: string | null
  /** Cases, or pounds of catch weight, by lines that buy cases. */
  readonly byCase: Rational
  /** Eaches, or pounds of catch weight, by lines that buy eaches. */
  readonly byEach: Rational
  /** Of the first line: it says in which unit the kitchen thinks of it. */
  readonly first: Pick<IngredientToOrder, 'recipeUnit' | 'purchaseUnit' | 'ruPerPu'>
  readonly uses: readonly Use[]
}

/** A decimal as it is written. Bounds of the contract keep it from being written as an exponent. */
const exact = (value: number): Rational => readRational(String(value))!
const hundred = rational(100)

type RecipeOf = (id: string) => RecipeToOrder | undefined

/** A sub recipe that can be taken apart: it says how much it makes, and of what. */
const isWritten = (recipe: RecipeToOrder | undefined): recipe is RecipeToOrder & { noOfRecipeUnits: number } =>
  recipe !== undefined && recipe.noOfRecipeUnits !== null && recipe.ingredients.length > 0

/**
 * Recipes so that each stands before those it uses, every one once; `circular` has the lines, as
 * 'recipe sub recipe', that would lead back.
 */
function inOrder(ids: readonly string[], recipeOf: RecipeOf) {
  const [done, open, circular] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const visit = (id: string): void => {
    if (done.has(id)) return
    open.add(id)
    for (const { subRecipeId } of (recipeOf(id)?.ingredients ?? []).toReversed()) {
      if (subRecipeId === null) continue
      if (open.has(subRecipeId)) circular.add(`${id} ${subRecipeId}`)
      else visit(subRecipeId)
    }
    open.delete(id)
    done.add(id)
  }
  for (const id of ids.toReversed()) visit(id)
  return { order: [...done].toReversed(), circular }
}

/**
 * RECIPE-4: what recipes need, down through sub recipes to what can be bought, each item once and
 * summed exactly. Trimming (`yieldPct`) is added to what is bought, not to what is eaten; the Q
 * factor is not: it prices what nobody measures. Each recipe is taken apart once, however many use
 * it. A sub recipe that is not written down, or leads back to itself, is a need of its own.
 */
export function expandRecipes(
  wanted: readonly WantedRecipe[],
  recipeOf: RecipeOf,
  amounts: 'bought' | 'eaten' = 'bought',
): Need[] {
  const { order, circular } = inOrder(
    wanted.map(({ id }) => id),
    recipeOf,
  )
  const factors = new Map<string, Rational>()
  const cook = (id: string, factor: Rational) => factors.set(id, addRationals(factors.get(id) ?? zero, factor))
  for (const { id, factor } of wanted) cook(id, factor)
  const needs = new Map<string, Need>()
  for (const id of order) {
    const [recipe, factor] = [recipeOf(id), factors.get(id)]
    if (!recipe || !factor) continue
    for (const line of recipe.ingredients) {
      const amount = multiplyRationals(exact(line.quantity), factor)
      const bought = divideRationals(
        multiplyRationals(amount, hundred),
        multiplyRationals(exact(line.ruPerPu), amounts === 'bought' ? exact(line.yieldPct) : hundred),
      )
      const sub = line.subRecipeId === null ? undefined : recipeOf(line.subRecipeId)
      if (line.subRecipeId !== null && isWritten(sub) && !circular.has(`${id} ${line.subRecipeId}`))
        cook(line.subRecipeId, divideRationals(bought, exact(sub.noOfRecipeUnits)))
      else {
        const { recipeUnit, yieldPct } = line
        note(needs, line, bought, { recipeId: id, title: recipe.title, amount, recipeUnit, yieldPct })
      }
    }
  }
  return [...needs.values()]
}

function note(needs: Map<string, Need>, line: IngredientToOrder, bought: Rational, use: Use): void {
  const key = line.itemNumber ?? line.customItemId ?? line.subRecipeId!
  const before = needs.get(key)
  const isCase = line.purchaseUnit === purchaseUnits.case
  needs.set(key, {
    itemNumber: line.itemNumber,
    customItemId: line.customItemId,
    subRecipeId: line.subRecipeId,
    byCase: addRationals(before?.byCase ?? zero, isCase ? bought : zero),
    byEach: addRationals(before?.byEach ?? zero, isCase ? zero : bought),
    first: before?.first ?? line,
    uses: withUse(before?.uses ?? [], use),
  })
}

/** Two lines of a recipe in the same unit, trimmed alike, are one use. */
function withUse(uses: readonly Use[], use: Use): Use[] {
  const isSame = (each: Use) =>
    each.recipeId === use.recipeId && each.recipeUnit === use.recipeUnit && each.yieldPct === use.yieldPct
  if (!uses.some(isSame)) return [...uses, use]
  return uses.map((each) => (isSame(each) ? { ...each, amount: addRationals(each.amount, use.amount) } : each))
}
