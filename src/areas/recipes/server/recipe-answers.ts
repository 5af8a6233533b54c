import { one, type Rational } from '#kit/rational.ts'
import type { Ingredient, Recipe, RecipeSummary } from '../recipe.ts'
import { recipePictureSides, recipePictureUrl } from '../recipe-picture.ts'
import { costRecipe, type IngredientCost } from '../rules/cost-recipe.ts'
import type { DerivedFilters, passesFilters } from '../rules/passes-filters.ts'
import { scaleFactor } from '../rules/scale-recipe.ts'
import { type Costing, type RecipeBook, stated } from './recipe-book.ts'
import type { RecipeUse, StoredIngredient } from './recipe.store.ts'

/**
 * RECIPE-2: what a recipe costs. Without 'view analysis' every field is absent, so that no figure
 * reaches an answer, a file or a print.
 */
function costsOf(
  book: RecipeBook,
  id: string,
  costing: Costing,
  { factor = one, hasLines }: { readonly factor?: Rational; readonly hasLines: boolean },
) {
  if (!costing.mayViewCost) return { costs: {}, lines: [] }
  const { ingredients: lines, ...costs } = costRecipe(book.toCost(id), book.costOf, {
    maxFoodCostPct: costing.maxFoodCostPct,
    factor,
    hasLines,
  })
  return { costs, lines }
}

const imageOf = (shipTo: Costing['shipTo'], id: string | null) =>
  id === null
    ? null
    : {
        id,
        url: recipePictureUrl(shipTo, id, recipePictureSides.large),
        thumbnailUrl: recipePictureUrl(shipTo, id, recipePictureSides.small),
      }

/** RECIPE-1: of a recipe what these filters ask about, and no more: thousands are asked about. */
export function toFilter(
  book: RecipeBook,
  id: string,
  costing: Costing,
  { diets, freeFrom, cost }: DerivedFilters,
): Parameters<typeof passesFilters>[0] {
  const known = diets || freeFrom ? stated(book.recipes.get(id), book.derived) : null
  return {
    dietaryPreferences: [...(known?.diets ?? [])],
    allergensFreeFrom: [...(known?.freeFrom ?? [])],
    ...(cost && costsOf(book, id, costing, { hasLines: false }).costs),
  }
}

/** RECIPE-1: a recipe of the book as lists show it. */
export const toSummary = (book: RecipeBook, id: string, costing: Costing): RecipeSummary => ({
  ...headOf(book, id, costing),
  ...costsOf(book, id, costing, { hasLines: false }).costs,
})

/** A recipe without its costs. */
function headOf(book: RecipeBook, id: string, costing: Costing): RecipeSummary {
  const recipe = book.recipes.get(id)!
  const suitability = stated(recipe, book.derived)!
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    type: recipe.type,
    categoryInfo: { name: recipe.category },
    station: recipe.station,
    cookTimeMins: recipe.cookTimeMins,
    servings: recipe.servings,
    noOfRecipeUnits: recipe.noOfRecipeUnits,
    recipeUnit: recipe.recipeUnit,
    menuPricePerServing: recipe.menuPricePerServing,
    image: imageOf(costing.shipTo, recipe.pictureId),
    dietaryPreferences: [...suitability.diets],
    allergensFreeFrom: [...suitability.freeFrom],
    ingredientCount: book.ingredients.get(id)?.length ?? 0,
    createdBy: recipe.createdBy,
    createdOn: recipe.createdOn,
    modifiedBy: recipe.modifiedBy,
    modifiedOn: recipe.modifiedOn,
    version: recipe.version,
  }
}

/** RECIPE-2: a recipe of the book in full. */
export function toRecipe(
  book: RecipeBook,
  id: string,
  costing: Costing,
  { uses, scaleTo }: { readonly uses: readonly RecipeUse[]; readonly scaleTo?: number | undefined },
): Recipe {
  const recipe = book.recipes.get(id)!
  const { diets, freeFrom } = book.derived(id)
  const { costs, lines } = costsOf(book, id, costing, { factor: scaleFactor(recipe, scaleTo), hasLines: true })
  return {
    ...headOf(book, id, costing),
    ...costs,
    division: costing.shipTo.division,
    shipTo: costing.shipTo.shipTo,
    timeZone: costing.shipTo.timeZone,
    tools: recipe.tools,
    qFactor: recipe.qFactor,
    directions: recipe.directions,
    derivedDiets: [...diets],
    derivedFreeFrom: [...freeFrom],
    isDietOverridden: recipe.dietOverride !== null,
    isFreeFromOverridden: recipe.freeFromOverride !== null,
    ingredients: (book.ingredients.get(id) ?? []).map((each, index) => toIngredient(book, each, lines[index])),
    usedIn: uses.map(({ id: user, title }) => ({ id: user, title })),
    pricingType: costing.pricingType,
    priceDate: costing.priceDate,
    maxFoodCostPct: costing.maxFoodCostPct,
  }
}

const toIngredient = (book: RecipeBook, line: StoredIngredient, cost: IngredientCost | undefined): Ingredient => ({
  ingredientType: line.itemNumber !== null ? 'own item' : line.subRecipeId !== null ? 'Sub recipe' : 'Custom item',
  itemNumber: line.itemNumber,
  customItemId: line.customItemId,
  subRecipeId: line.subRecipeId,
  subRecipeTitle: line.subRecipeId === null ? null : (book.recipes.get(line.subRecipeId)?.title ?? ''),
  itemInfo: infoOf(book, line),
  measurement: line.measurement,
  quantity: line.quantity,
  recipeUnit: line.recipeUnit,
  purchaseUnit: line.purchaseUnit,
  ruPerPu: line.ruPerPu,
  yieldPct: line.yieldPct,
  ...cost,
})

function infoOf({ items, customItems }: RecipeBook, { itemNumber, customItemId }: StoredIngredient) {
  const item = itemNumber === null ? undefined : items.get(itemNumber)
  if (item) {
    const { description, brand, packSizeDescription, isCatchWeight, isBrokenCase, isDiscontinued } = item
    return { description, brand, packSizeDescription, isCatchWeight, isBrokenCase, isDiscontinued }
  }
  const own = customItemId === null ? undefined : customItems.get(customItemId)
  if (!own) return null
  const { description, brand, packSizeDescription, isCatchWeight, isBrokenCase } = own
  return { description, brand, packSizeDescription, isCatchWeight, isBrokenCase, isDiscontinued: !own.isActive }
}
