import type { CalendarDate } from '#kit/dates.ts'
import type { Rational } from '#kit/rational.ts'
import type { CustomItem } from '#areas/customer-data/custom-item.ts'
import { customItemsOf } from '#areas/customer-data/server/public.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { RecipePricingType } from '#areas/customers/ship-to-settings.ts'
import { currentPrices, lastPurchasePrices, ownPrices } from '#areas/inventory/server/public.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { itemSummaries, suitabilityOf } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { type RecipeToCost, subRecipeCosts } from '../rules/cost-recipe.ts'
import { deriveSuitability, type KnownSuitability } from '../rules/derive-suitability.ts'
import { priceOfPurchaseUnit, type UnitPrices } from '../rules/price-of-purchase-unit.ts'
import { ingredientsWithSubs, recipesWithSubs, type StoredIngredient, type StoredRecipe } from './recipe.store.ts'

/** For whom and when recipes are read. */
export interface Costing {
  readonly shipTo: ShipToFacts
  readonly pricingType: RecipePricingType
  /** The day prices are for. */
  readonly priceDate: CalendarDate
  readonly today: CalendarDate
  readonly maxFoodCostPct: number | null
  /** False: no price is read, and no figure returned. */
  readonly mayViewCost: boolean
}

/** Items and custom items with what they cost. */
export interface Larder {
  readonly items: ReadonlyMap<string, ItemSummary>
  readonly customItems: ReadonlyMap<string, CustomItem>
  readonly prices: ReadonlyMap<string, UnitPrices>
  readonly ownPrices: ReadonlyMap<string, UnitPrices>
}

/** Recipes with all that they are made of. */
export interface RecipeBook extends Larder {
  readonly recipes: ReadonlyMap<string, StoredRecipe>
  readonly ingredients: ReadonlyMap<string, readonly StoredIngredient[]>
  readonly toCost: (id: string) => RecipeToCost
  /** Exact cents a unit of a sub recipe; null: unknown. */
  readonly costOf: (subRecipeId: string) => Rational | null
  /** What the ingredients' own data says of a recipe. */
  readonly derived: (id: string) => KnownSuitability
}

const distinct = (values: Iterable<string | null>): string[] => [
  ...new Set([...values].filter((value) => value !== null)),
]

/** Names and prices of items; prices only for those who may view analysis. */
export async function readLarder(
  db: Queries,
  { shipTo, pricingType, priceDate, today, mayViewCost }: Costing,
  itemNumbers: readonly string[],
  customItemIds: readonly string[],
): Promise<Larder> {
  const none = new Map<string, UnitPrices>()
  const pricesOf = () =>
    pricingType === 'current'
      ? currentPrices(db, shipTo, priceDate, itemNumbers)
      : lastPurchasePrices(db, { division: shipTo.division, shipTo: shipTo.shipTo, today }, itemNumbers)
  const [items, customItems, prices, own] = await Promise.all([
    itemNumbers.length === 0 ? new Map<string, ItemSummary>() : itemSummaries(db, shipTo, itemNumbers),
    customItemIds.length === 0 ? new Map<string, CustomItem>() : customItemsOf(db, shipTo, customItemIds),
    mayViewCost && itemNumbers.length > 0 ? pricesOf() : none,
    mayViewCost ? ownPrices(db, shipTo, customItemIds) : none,
  ])
  return { items, customItems, prices, ownPrices: own }
}

/** Exact cents of what an ingredient's price is for; null: unknown. */
export function priceOf(
  { items, customItems, prices, ownPrices: own }: Larder,
  { itemNumber, customItemId, purchaseUnit }: Pick<StoredIngredient, 'itemNumber' | 'customItemId' | 'purchaseUnit'>,
): Rational | null {
  if (itemNumber !== null) {
    const item = items.get(itemNumber)
    const weight = item?.isCatchWeight ? item.caseWeightHundredths : null
    return item ? priceOfPurchaseUnit(prices.get(itemNumber), purchaseUnit, weight) : null
  }
  if (customItemId === null) return null
  const item = customItems.get(customItemId)
  const weight = item?.isCatchWeight ? item.caseNetWeight : null
  return item ? priceOfPurchaseUnit(own.get(customItemId), purchaseUnit, weight) : null
}

/** Recipes and ingredients as they are stored, or as they would be. */
export type StoredBook = Pick<RecipeBook, 'recipes' | 'ingredients'>

/** The recipes asked for, with every sub recipe below them. */
export async function readStored(db: Queries, { shipTo }: Costing, ids: readonly string[]): Promise<StoredBook> {
  const [recipes, ingredients] = await Promise.all([
    recipesWithSubs(db, shipTo, ids),
    ingredientsWithSubs(db, shipTo, ids),
  ])
  return { recipes, ingredients }
}

/** RECIPE-2: the recipes asked for, with every sub recipe below them, ready to be costed. */
export const readBook = async (db: Queries, costing: Costing, ids: readonly string[]): Promise<RecipeBook> =>
  bookOf(db, costing, await readStored(db, costing, ids))

/** RECIPE-2: recipes with what they are made of, ready to be costed. */
export async function bookOf(db: Queries, costing: Costing, { recipes, ingredients }: StoredBook): Promise<RecipeBook> {
  const { shipTo } = costing
  const all = [...ingredients.values()].flat()
  const itemNumbers = distinct(all.map(({ itemNumber }) => itemNumber))
  const [larder, suitability] = await Promise.all([
    readLarder(db, costing, itemNumbers, distinct(all.map(({ customItemId }) => customItemId))),
    suitabilityOf(db, shipTo.division, itemNumbers),
  ])
  // Each once, when it is asked for: thousands are costed in slices.
  const costs = new Map<string, RecipeToCost>()
  const costed = (id: string): RecipeToCost | undefined => {
    const recipe = recipes.get(id)
    const before = costs.get(id)
    if (before || !recipe) return before
    const priced = (ingredients.get(id) ?? []).map((each) => ({ price: priceOf(larder, each), ...each }))
    costs.set(id, { ...recipe, ingredients: priced })
    return costs.get(id)
  }
  const known = new Map<string, KnownSuitability>()
  const derived = (id: string): KnownSuitability => {
    const before = known.get(id)
    if (before) return before
    // Against a recipe that contains itself: it states nothing.
    known.set(id, { diets: [], freeFrom: [] })
    const facts = deriveSuitability(
      (ingredients.get(id) ?? []).map(({ itemNumber, subRecipeId }) => {
        if (subRecipeId !== null) return stated(recipes.get(subRecipeId), derived)
        return itemNumber === null ? null : (suitability.get(itemNumber) ?? null)
      }),
    )
    known.set(id, facts)
    return facts
  }
  const costOf = subRecipeCosts({ get: costed })
  return { ...larder, recipes, ingredients, toCost: (id) => costed(id)!, costOf, derived }
}

/** What a recipe states: what the kitchen wrote, else what follows from its ingredients. */
export function stated(
  recipe: StoredRecipe | undefined,
  derived: (id: string) => KnownSuitability,
): KnownSuitability | null {
  if (!recipe) return null
  const { diets, freeFrom } = derived(recipe.id)
  return { diets: recipe.dietOverride ?? diets, freeFrom: recipe.freeFromOverride ?? freeFrom }
}
