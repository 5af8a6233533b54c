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
import { ingredientsByRecipe, recipesWithSubs, type StoredIngredient, type StoredRecipe } from './recipe.store.ts'

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
  return {
    items: itemNumbers.length === 0 ? new Map() : await itemSummaries(db, shipTo, itemNumbers),
    customItems: customItemIds.length === 0 ? new Map() : await customItemsOf(db, shipTo, customItemIds),
    prices: mayViewCost && itemNumbers.length > 0 ? await pricesOf() : none,
    ownPrices: mayViewCost ? await ownPrices(db, shipTo, customItemIds) : none,
  }
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

/** RECIPE-2: the recipes asked for, with every sub recipe below them, ready to be costed. */
export async function readBook(db: Queries, costing: Costing, ids: readonly string[]): Promise<RecipeBook> {
  const { shipTo } = costing
  const recipes = await recipesWithSubs(db, shipTo, ids)
  const ingredients = await ingredientsByRecipe(db, shipTo, [...recipes.keys()])
  const all = [...ingredients.values()].flat()
  const itemNumbers = distinct(all.map(({ itemNumber }) => itemNumber))
  const larder = await readLarder(db, costing, itemNumbers, distinct(all.map(({ customItemId }) => customItemId)))
  const suitability = await suitabilityOf(db, shipTo.division, itemNumbers)
  const toCost = (id: string): RecipeToCost => ({
    ...recipes.get(id)!,
    ingredients: (ingredients.get(id) ?? []).map((each) => ({ ...each, price: priceOf(larder, each) })),
  })
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
  const costs = new Map([...recipes.keys()].map((id) => [id, toCost(id)]))
  return { ...larder, recipes, ingredients, toCost: (id) => costs.get(id)!, costOf: subRecipeCosts(costs), derived }
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
