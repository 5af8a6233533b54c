import { Refused } from '#kit/decision.ts'
import { costRecipe, exactCostPerServing } from '#areas/recipes/rules/cost-recipe.ts'
import { type Costing, readBook, type RecipeBook } from '#areas/recipes/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Menu, MenuRecipe, MenuSummary } from '../menu.ts'
import { menuRefusals } from '../menus.refusals.ts'
import { costMenu } from '../rules/cost-menu.ts'
import { dishesOf, readMenus, type StoredDish, type StoredMenu } from './menu.store.ts'

/** Menus with their dishes and all that these are made of. */
export interface MenuBook {
  readonly menus: ReadonlyMap<string, StoredMenu>
  readonly dishes: (menuId: string) => readonly StoredDish[]
  readonly book: RecipeBook
}

/** Reads menus with everything that their cost follows from. */
export async function readMenuBook(db: Queries, costing: Costing, ids: readonly string[]): Promise<MenuBook> {
  const menus = await readMenus(db, costing.shipTo, ids)
  const all = await dishesOf(db, costing.shipTo, [...menus.keys()])
  const book = await readBook(db, costing, [...new Set(all.map(({ recipeId }) => recipeId))])
  return { menus, dishes: (menuId) => all.filter((dish) => dish.menuId === menuId), book }
}

/**
 * NEXT-10: what a mix costs. Without 'view analysis' every field of cost is absent, so that no
 * figure reaches an answer, a file or a print; what guests pay is the kitchen's own and stays.
 */
function costsOf({ dishes, book }: MenuBook, id: string, { mayViewCost, maxFoodCostPct }: Costing) {
  const mix = dishes(id).map(({ recipeId, sharePct, portions }) => ({
    sharePct,
    portions,
    costPerServing: mayViewCost ? exactCostPerServing(book.toCost(recipeId), book.costOf) : null,
    menuPricePerServing: book.recipes.get(recipeId)!.menuPricePerServing,
  }))
  const { pricePerCover, ...costs } = costMenu(mix, maxFoodCostPct)
  return { pricePerCover, ...(mayViewCost && costs) }
}

/** NEXT-10: a menu as lists show it. */
export function toMenuSummary(menuBook: MenuBook, id: string, costing: Costing): MenuSummary {
  const { title, description, usualCovers, createdBy, createdOn, modifiedBy, modifiedOn, version } =
    menuBook.menus.get(id)!
  return {
    id,
    title,
    description,
    usualCovers,
    recipeCount: menuBook.dishes(id).length,
    createdBy,
    createdOn,
    modifiedBy,
    modifiedOn,
    version,
    ...costsOf(menuBook, id, costing),
  }
}

function toDish({ book }: MenuBook, { recipeId, sharePct, portions }: StoredDish, costing: Costing): MenuRecipe {
  const { title, category, servings, menuPricePerServing } = book.recipes.get(recipeId)!
  const dish = { recipeId, title, category, sharePct, portions, servings, menuPricePerServing }
  if (!costing.mayViewCost) return dish
  const { costPerServing, foodCostPct, isPricePresent, isOverFoodCost } = costRecipe(
    book.toCost(recipeId),
    book.costOf,
    costing,
  )
  return { ...dish, costPerServing, foodCostPct, isPricePresent, isOverFoodCost }
}

/** One menu in full, or the refusal of a missing one. */
export async function menuOf(db: Queries, costing: Costing, id: string): Promise<Menu> {
  const menuBook = await readMenuBook(db, costing, [id])
  if (!menuBook.menus.has(id)) throw new Refused(menuRefusals.menu_not_found)
  const { shipTo, pricingType, priceDate, maxFoodCostPct } = costing
  return {
    ...toMenuSummary(menuBook, id, costing),
    division: shipTo.division,
    shipTo: shipTo.shipTo,
    timeZone: shipTo.timeZone,
    recipes: menuBook.dishes(id).map((dish) => toDish(menuBook, dish, costing)),
    pricingType,
    priceDate,
    maxFoodCostPct,
  }
}
