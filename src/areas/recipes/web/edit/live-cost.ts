import { dietaryPreferences } from '#areas/items/item.ts'
import { costRecipe, type RecipeCost } from '#areas/recipes/rules/cost-recipe.ts'
import { derivedRuPerPu, lineBody, lineToCost } from './line-draft.ts'
import { centsOf, decimalOf } from './draft-values.ts'
import { type RecipeDraft, stepsOf } from './recipe-draft.ts'
import type { KnownIngredients } from './use-ingredient-facts.ts'

/** An ingredient that cannot be costed yet: its price counts as unknown. */
const unfinished = { quantity: 1, ruPerPu: 1, yieldPct: 100, subRecipeId: null, price: null }

/** RECIPE-3: what a draft costs as it is typed, by the server's rule; lines by their keys. */
export function liveCost(
  draft: RecipeDraft,
  known: KnownIngredients,
): RecipeCost & { readonly byKey: ReadonlyMap<string, RecipeCost['ingredients'][number]> } {
  const { rows } = draft.ingredients
  const cost = costRecipe(
    {
      type: draft.type,
      servings: decimalOf(draft.servings, 0, 1, 99_999) ?? null,
      noOfRecipeUnits: decimalOf(draft.noOfRecipeUnits, 4, 0.0001, 999_999) ?? null,
      menuPricePerServing: centsOf(draft.menuPricePerServing, 9_999_999) || null,
      qFactor: decimalOf(draft.qFactor, 2, 0, 100) ?? 0,
      ingredients: rows.map((line) => lineToCost(line, known.factsOf(line)) ?? unfinished),
    },
    () => null,
    known,
  )
  return { ...cost, byKey: new Map(rows.map(({ key }, index) => [key, cost.ingredients[index]!])) }
}

/** The body of the call, of a draft without problems. */
export const recipeBody = (draft: RecipeDraft, known: KnownIngredients) => ({
  title: draft.title,
  description: draft.description,
  type: draft.type,
  category: draft.category,
  station: draft.station,
  tools: draft.tools,
  cookTimeMins: decimalOf(draft.cookTimeMins, 0, 0, 9999) ?? null,
  servings: draft.type === 'MENU_RECIPE' ? (decimalOf(draft.servings, 0, 1, 99_999) ?? null) : null,
  menuPricePerServing: draft.type === 'MENU_RECIPE' ? (centsOf(draft.menuPricePerServing, 9_999_999) ?? null) : null,
  noOfRecipeUnits: draft.type === 'SUB_RECIPE' ? (decimalOf(draft.noOfRecipeUnits, 4, 0, 999_999) ?? null) : null,
  recipeUnit: draft.type === 'SUB_RECIPE' ? draft.recipeUnit : '',
  qFactor: decimalOf(draft.qFactor, 2, 0, 100) ?? 0,
  directions: stepsOf(draft.directions),
  // Drafts of before pictures have none.
  pictureId: draft.pictureId ?? null,
  dietOverride: draft.dietOverride.isOwn ? dietsOf(draft.dietOverride.names) : null,
  freeFromOverride: draft.freeFromOverride.isOwn ? [...draft.freeFromOverride.names] : null,
  ingredients: draft.ingredients.rows.map((line) => lineBody(line, derivedRuPerPu(line, known.factsOf(line)))),
})

type Diet = (typeof dietaryPreferences)[number]
const dietsOf = (names: readonly string[]): Diet[] => dietaryPreferences.filter((diet) => names.includes(diet))
