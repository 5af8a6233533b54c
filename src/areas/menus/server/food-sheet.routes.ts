import { Refused } from '#kit/decision.ts'
import { one, rational, readRational } from '#kit/rational.ts'
import { dietaryPreferences } from '#areas/items/item.ts'
import { type ItemNutrition, nutritionOf, suitabilityOf } from '#areas/items/server/public.ts'
import type { Suitability } from '#areas/items/rules/compare-suitability.ts'
import { nutrientOrder } from '#areas/items/rules/list-nutrition.ts'
import type { MeasureLink } from '#areas/measures/measure.ts'
import { expandRecipes, type Need } from '#areas/recipe-orders/rules/expand-recipes.ts'
import { recipeRefusals } from '#areas/recipes/recipes.refusals.ts'
import { madeBy } from '#areas/recipes/rules/scale-recipe.ts'
import { costingFor, measureLinks, readBook, type RecipeBook } from '#areas/recipes/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import type { FoodSheetRecipe } from '../food-sheet.ts'
import { getMenuSheet, getRecipeSheet } from '../food-sheet.endpoints.ts'
import { menuRefusals } from '../menus.refusals.ts'
import { hasAllergenData, listAllergens, listDiets } from '../rules/list-allergens.ts'
import { sumNutrition } from '../rules/sum-nutrition.ts'
import { gramsPerServing, weighNeed } from '../rules/weigh-need.ts'
import { dishesOf, readMenus } from './menu.store.ts'

/** NEXT-10: what is in the dishes of a menu. */
export const getMenuSheetHandler = handle(getMenuSheet, async ({ db, params, caller, now }) => {
  const { menuId } = params
  const menu = (await readMenus(db, params, [menuId])).get(menuId)
  if (!menu) throw new Refused(menuRefusals.menu_not_found)
  const dishes = await dishesOf(db, params, [menuId])
  const ids = dishes.map(({ recipeId }) => recipeId)
  const { recipes, timeZone } = await sheetOf(db, { caller, now }, ids)
  return { title: menu.title, recipes, now: now.toISOString(), timeZone }
})

/** NEXT-10: what is in one recipe. */
export const getRecipeSheetHandler = handle(getRecipeSheet, async ({ db, params, caller, now }) => {
  const { recipes, timeZone } = await sheetOf(db, { caller, now }, [params.recipeId])
  const [recipe] = recipes
  if (!recipe) throw new Refused(recipeRefusals.recipe_not_found)
  return { title: recipe.title, recipes, now: now.toISOString(), timeZone }
})

/** The data that a sheet follows from. */
interface SheetData {
  readonly book: RecipeBook
  readonly suitability: ReadonlyMap<string, Suitability>
  readonly labels: ReadonlyMap<string, ItemNutrition>
  readonly links: (itemNumber: string) => readonly MeasureLink[]
}

async function sheetOf(
  db: Queries,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
  ids: readonly string[],
): Promise<{ recipes: FoodSheetRecipe[]; timeZone: string }> {
  // No price is read: a sheet is for guests.
  const costing = { ...(await costingFor(db, { caller, now })), mayViewCost: false }
  const { division, timeZone } = costing.shipTo
  const book = await readBook(db, costing, ids)
  const numbers = [...book.items.keys()]
  const data: SheetData = {
    book,
    suitability: await suitabilityOf(db, division, numbers),
    labels: await nutritionOf(db, division, numbers),
    links: await measureLinks(db, costing.shipTo, book, []),
  }
  return { recipes: ids.filter((id) => book.recipes.has(id)).map((id) => toSheetRecipe(data, id)), timeZone }
}

function toSheetRecipe(data: SheetData, id: string): FoodSheetRecipe {
  const { book } = data
  const recipe = book.recipes.get(id)!
  const needs = expandRecipes(
    [{ id, factor: one }],
    (each) => {
      const found = book.recipes.get(each)
      return found && { ...found, ingredients: book.ingredients.get(each) ?? [] }
    },
    'eaten',
  )
  const stated = needs.map((need) => ({
    name: nameOf(book, need),
    stated: need.itemNumber === null ? null : (data.suitability.get(need.itemNumber) ?? null),
  }))
  return {
    recipeId: id,
    title: recipe.title,
    portion: recipe.type === 'MENU_RECIPE' ? 'serving' : recipe.recipeUnit,
    allergens: listAllergens(stated).map((each) => ({ ...each, by: [...each.by] })),
    diets: listDiets(stated, dietaryPreferences),
    withoutAllergenData: [...new Set(stated.filter((each) => !hasAllergenData(each)).map(({ name }) => name))],
    kitchenDiets: recipe.dietOverride,
    kitchenFreeFrom: recipe.freeFromOverride,
    nutrition: toNutrition(data, needs, readRational(String(madeBy(recipe) ?? 1)) ?? rational(1)),
  }
}

function toNutrition(
  { book, labels, links }: SheetData,
  needs: readonly Need[],
  portions: ReturnType<typeof rational>,
): FoodSheetRecipe['nutrition'] {
  const eaten = needs.map((need) => {
    const item = need.itemNumber === null ? undefined : book.items.get(need.itemNumber)
    const label = item && labels.get(item.itemNumber)
    const own = item ? links(item.itemNumber) : need.customItemId === null ? [] : links(need.customItemId)
    const { value, uom } = label?.servingSize ?? { value: 0, uom: '' }
    const calories = label?.calories
    return {
      name: nameOf(book, need),
      grams: weighNeed(need, own, item?.isCatchWeight ?? false),
      gramsPerServing: gramsPerServing(readRational(String(value)), uom, own),
      label: label
        ? [...(calories == null ? [] : [{ name: 'Calories', quantity: calories, uom: 'kcal' }]), ...label.nutrients]
        : [],
    }
  })
  const { nutrients, withoutLabel, withoutWeight, grams } = sumNutrition(eaten, portions, [
    'Calories',
    ...nutrientOrder,
  ])
  return { grams, nutrients: [...nutrients], withoutLabel: [...withoutLabel], withoutWeight: [...withoutWeight] }
}

/** The name of an ingredient as the kitchen knows it. */
function nameOf({ items, customItems, recipes }: RecipeBook, { itemNumber, customItemId, subRecipeId }: Need): string {
  if (itemNumber !== null) return items.get(itemNumber)?.description ?? 'Unknown item'
  if (customItemId !== null) return customItems.get(customItemId)?.description ?? 'Custom item'
  return recipes.get(subRecipeId ?? '')?.title ?? 'Sub recipe'
}
