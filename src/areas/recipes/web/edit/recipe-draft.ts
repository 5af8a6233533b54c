import { writeDecimal } from '#kit/write-decimal.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import type { Recipe, RecipeType } from '#areas/recipes/recipe.ts'
import { centsOf, decimalOf, type LineDraft } from './draft-values.ts'

/**
 * A recipe as its form has it. Lists are one value each: a colleague's are never mixed with them.
 */
export interface RecipeDraft {
  readonly title: string
  readonly description: string
  readonly type: RecipeType
  readonly category: string
  readonly station: string
  readonly tools: string
  readonly cookTimeMins: string
  readonly servings: string
  readonly menuPricePerServing: string
  readonly noOfRecipeUnits: string
  readonly recipeUnit: string
  readonly qFactor: string
  /** One step a line. */
  readonly directions: string
  /** The id of a picture that was added; null: none. */
  readonly pictureId: string | null
  readonly dietOverride: { readonly isOwn: boolean; readonly names: readonly string[] }
  readonly freeFromOverride: { readonly isOwn: boolean; readonly names: readonly string[] }
  readonly ingredients: { readonly rows: readonly LineDraft[] }
}

/** A new one. */
export const blankRecipe: RecipeDraft = {
  title: '',
  description: '',
  type: 'MENU_RECIPE',
  category: '',
  station: '',
  tools: '',
  cookTimeMins: '',
  servings: '',
  menuPricePerServing: '',
  noOfRecipeUnits: '',
  recipeUnit: '',
  qFactor: '',
  directions: '',
  pictureId: null,
  dietOverride: { isOwn: false, names: [] },
  freeFromOverride: { isOwn: false, names: [] },
  ingredients: { rows: [] },
}

const text = (value: number | null): string => (value === null || value === 0 ? '' : String(value))

/** A stored one. */
export const draftOfRecipe = (recipe: Recipe): RecipeDraft => ({
  title: recipe.title,
  description: recipe.description,
  type: recipe.type,
  category: recipe.categoryInfo.name,
  station: recipe.station,
  tools: recipe.tools,
  cookTimeMins: recipe.cookTimeMins === null ? '' : String(recipe.cookTimeMins),
  servings: text(recipe.servings),
  menuPricePerServing: recipe.menuPricePerServing === null ? '' : writeDecimal(recipe.menuPricePerServing, 2),
  noOfRecipeUnits: text(recipe.noOfRecipeUnits),
  recipeUnit: recipe.recipeUnit,
  qFactor: text(recipe.qFactor),
  directions: recipe.directions.join('\n'),
  pictureId: recipe.image?.id ?? null,
  dietOverride: { isOwn: recipe.isDietOverridden, names: recipe.isDietOverridden ? recipe.dietaryPreferences : [] },
  freeFromOverride: {
    isOwn: recipe.isFreeFromOverridden,
    names: recipe.isFreeFromOverridden ? recipe.allergensFreeFrom : [],
  },
  ingredients: {
    rows: recipe.ingredients.map((each, index) => ({
      key: `line-${index + 1}`,
      kind: each.ingredientType,
      reference: each.itemNumber ?? each.customItemId ?? each.subRecipeId ?? '',
      title: each.subRecipeTitle ?? each.itemInfo?.description ?? '',
      measurement: each.measurement,
      quantity: String(each.quantity),
      recipeUnit: each.recipeUnit,
      purchaseUnit: each.purchaseUnit,
      ruPerPu: String(each.ruPerPu),
      yieldPct: String(each.yieldPct),
      casePrice: '',
    })),
  },
})

/** A line of something that was chosen, with what was typed around its food. */
export type NewLine = Omit<LineDraft, 'key' | 'yieldPct' | 'casePrice'>
/** The same in its place. */
export const lineOf = (key: string, line: NewLine): LineDraft => ({ ...line, key, yieldPct: '100', casePrice: '' })

/** Every step, without the numbers people write before them. */
export const stepsOf = (directions: string): string[] =>
  directions
    .split('\n')
    .map((line) => line.replace(/^\s*\d{1,3}[.)]\s+/, '').trim())
    .filter(Boolean)

/** What is wrong with a recipe, by field; `problemOf` is what is wrong with a line. */
export function recipeProblems(
  draft: RecipeDraft,
  problemOf: (line: LineDraft) => string | undefined,
): Problems<RecipeDraft> {
  const problems = draft.ingredients.rows.map(problemOf)
  const wrong = problems.findIndex((problem) => problem !== undefined)
  const isMenu = draft.type === 'MENU_RECIPE'
  const servings = decimalOf(draft.servings, 0, 1, 99_999)
  const units = decimalOf(draft.noOfRecipeUnits, 4, 0.0001, 999_999)
  return {
    ...(draft.title.trim() === '' && { title: 'Required' }),
    ...(decimalOf(draft.cookTimeMins, 0, 0, 9999) === undefined && {
      cookTimeMins: 'Enter whole minutes up to 9,999',
    }),
    ...(isMenu && servings == null && { servings: 'Enter the number of servings.' }),
    ...(isMenu &&
      draft.menuPricePerServing.trim() !== '' &&
      !centsOf(draft.menuPricePerServing, 9_999_999) && { menuPricePerServing: 'Enter an amount such as 12.50' }),
    ...(!isMenu && units == null && { noOfRecipeUnits: 'Enter how many recipe units it makes.' }),
    ...(!isMenu && draft.recipeUnit.trim() === '' && { recipeUnit: 'Enter the unit of what it makes.' }),
    ...(decimalOf(draft.qFactor, 2, 0, 100) === undefined && { qFactor: 'Enter a percentage from 0 to 100' }),
    ...(wrong !== -1 && {
      ingredients: `Ingredient ${wrong + 1}: ${problems[wrong]}`,
    }),
  }
}
