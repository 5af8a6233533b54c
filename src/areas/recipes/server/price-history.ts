import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Rational } from '#kit/rational.ts'
import { purchaseHistory } from '#areas/inventory/server/public.ts'
import { priceHistory } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { PriceChangeText } from '../price-effects.endpoints.ts'
import { purchaseUnits, type RecipeType } from '../recipe.ts'
import { rounded } from '../rules/cost-recipe.ts'
import type { PriceChange, PriceOn } from '../rules/price-effect.ts'
import type { UnitPrices } from '../rules/price-of-purchase-unit.ts'
import { type PriceWeights, weighPrices } from '../rules/weigh-prices.ts'
import { type Costing, type Larder, priceOf, type RecipeBook } from './recipe-book.ts'
import type { StoredIngredient } from './recipe.store.ts'

type Priced = Pick<StoredIngredient, 'itemNumber' | 'customItemId' | 'purchaseUnit'>

/** Prices of recipes over time: how much of each they take, and what each was on a day. */
export interface RecipePrices {
  /** Days after the first on which a price may differ, in order. */
  readonly days: readonly CalendarDate[]
  readonly weightsOf: (recipeId: string) => PriceWeights | null
  readonly priceOn: PriceOn
  readonly describe: (change: PriceChange, type: RecipeType) => PriceChangeText
}

/** The first day of so many weeks that end today. */
export const firstDay = ({ today }: Pick<Costing, 'today'>, weeks: number): CalendarDate => addDays(today, -7 * weeks)

/** Thousandths of a dollar of exact cents; null: unknown, or too much to be shown. */
const thousandths = (cents: Rational | null): number | null => cents && rounded(cents, 1)

/** Cents a serving of a menu recipe, thousandths of a dollar a unit of a sub recipe. */
export const plateCost = (cents: Rational | null, type: RecipeType): number | null =>
  cents && rounded(cents, type === 'MENU_RECIPE' ? 0 : 1)

/** Whether exact cents went up; null: they did not change, or are unknown. */
export const isDearerBy = (change: Rational | null): boolean | null =>
  change === null || change.numerator === 0n ? null : change.numerator > 0n

/**
 * RECIPE-2: the prices of recipes from a day until today, of the kind they are costed with. The
 * kitchen's own items keep one price: they are taken at what they cost now.
 */
export async function recipePrices(
  db: Queries,
  costing: Costing,
  book: RecipeBook,
  since: CalendarDate,
): Promise<RecipePrices> {
  const { shipTo, pricingType, today: until } = costing
  const keyed = new Map<string, Priced>()
  const keyOf = (line: StoredIngredient): string | null => {
    const { itemNumber, customItemId, purchaseUnit } = line
    if (itemNumber === null && customItemId === null) return null
    const key = `${itemNumber ?? customItemId} ${unitOf(book, line)}`
    if (!keyed.has(key)) keyed.set(key, { itemNumber, customItemId, purchaseUnit })
    return key
  }
  const recipes = [...book.recipes].map(([id, recipe]) => {
    const ingredients = (book.ingredients.get(id) ?? []).map((line) => ({ ...line, priceKey: keyOf(line) }))
    return [id, { ...recipe, ingredients }] as const
  })
  const read = pricingType === 'current' ? priceHistory : purchaseHistory
  const history = await read(db, shipTo, { since, until }, [...book.items.keys()])
  const known = new Map<CalendarDate, Map<string, Rational | null>>()
  const priceOn: PriceOn = (key, date) => {
    const onDay = known.get(date) ?? new Map<string, Rational | null>()
    known.set(date, onDay)
    const before = onDay.get(key)
    if (before !== undefined) return before
    const price = priceOnDay(book, keyed.get(key)!, (itemNumber) => history.on(itemNumber, date) ?? undefined)
    onDay.set(key, price)
    return price
  }
  return {
    days: history.days,
    weightsOf: weighPrices(new Map(recipes)),
    priceOn,
    describe: ({ key, before, after, effect }, type) => {
      const of = keyed.get(key)!
      const title =
        of.itemNumber === null
          ? (book.customItems.get(of.customItemId!)?.description ?? '')
          : (book.items.get(of.itemNumber)?.description ?? '')
      return {
        title,
        itemNumber: of.itemNumber,
        unit: unitOf(book, of),
        before: thousandths(before),
        after: thousandths(after),
        effect: plateCost(effect, type),
      }
    },
  }
}

/** What the price of an ingredient is for. */
function unitOf({ items, customItems }: Larder, { itemNumber, customItemId, purchaseUnit }: Priced) {
  const item = itemNumber === null ? customItems.get(customItemId!) : items.get(itemNumber)
  if (item?.isCatchWeight) return 'pound'
  return purchaseUnit === purchaseUnits.case ? 'case' : 'each'
}

function priceOnDay(book: RecipeBook, of: Priced, pricesOf: (itemNumber: string) => UnitPrices | undefined) {
  const prices = of.itemNumber === null ? undefined : pricesOf(of.itemNumber)
  return priceOf({ ...book, prices: new Map(prices && [[of.itemNumber!, prices]]) }, of)
}
