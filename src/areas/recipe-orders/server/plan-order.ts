import type { CalendarDate } from '#kit/dates.ts'
import { type Rational, readRational, writeRational, multiplyRationals, one, rational } from '#kit/rational.ts'
import { openCartLines } from '#areas/carts/server/public.ts'
import { onHandOf } from '#areas/guides/rules/order-to-par.ts'
import { countedStockOf } from '#areas/guides/server/public.ts'
import { measuredItems } from '#areas/ingredient-lines/server/public.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { whyItemIsBlocked } from '#areas/items/rules/why-item-is-blocked.ts'
import { itemFacts } from '#areas/items/server/public.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { purchaseUnits } from '#areas/recipes/recipe.ts'
import { costingFor, measureLinks, readBook, type RecipeBook } from '#areas/recipes/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { NotOrdered, OrderLine } from '../recipe-orders.ts'
import { expandRecipes, type Need, type Use, type WantedRecipe } from '../rules/expand-recipes.ts'
import { neededCases } from '../rules/plan-line.ts'

/** For whom and when an order is planned. */
interface Asked {
  readonly caller: Caller
  readonly now: Date
}

/** What recipes need: the part of a plan that follows from them. */
interface Planned {
  readonly book: RecipeBook
  readonly lines: OrderLine[]
  readonly notOrdered: NotOrdered[]
}

const nothing = { orderedCases: 0, orderedUnits: 0 }
const writtenUses = (uses: readonly Use[]) => uses.map((use) => ({ ...use, amount: writeRational(use.amount) }))

/**
 * RECIPE-4, NEXT-10: what recipes need, item by item. `wantedOf` says how much of each is cooked,
 * once the recipes are read; with a delivery date what is in open carts for it counts.
 */
export async function planOrder(
  db: Queries,
  { caller, now }: Asked,
  ids: readonly string[],
  wantedOf: (book: RecipeBook) => readonly WantedRecipe[],
  deliveryDate: CalendarDate | null = null,
): Promise<Planned> {
  // No price is read: an order is priced in its cart.
  const costing = { ...(await costingFor(db, { caller, now })), mayViewCost: false }
  const { shipTo } = costing
  const book = await readBook(db, costing, ids)
  const needs = expandRecipes(wantedOf(book), (id) => {
    const recipe = book.recipes.get(id)
    return recipe && { ...recipe, ingredients: book.ingredients.get(id) ?? [] }
  })
  const itemNumbers = needs.flatMap(({ itemNumber }) => itemNumber ?? [])
  const facts = await itemFacts(db, shipTo, itemNumbers)
  const measured = await measuredItems(db, shipTo.division, itemNumbers)
  const links = await measureLinks(db, shipTo, book, [])
  const counted = await countedStockOf(db, shipTo, itemNumbers)
  const inCarts = deliveryDate === null ? new Map<string, never>() : await openCartLines(db, caller, deliveryDate)
  const lines: OrderLine[] = []
  const notOrdered: NotOrdered[] = []
  for (const need of needs) {
    const [item, known] = [facts.get(need.itemNumber ?? ''), measured.get(need.itemNumber ?? '')]
    const itemInfo = book.items.get(need.itemNumber ?? '')
    if (!item || !known || !itemInfo || !isItemVisible(item)) {
      notOrdered.push(restOf(book, need))
      continue
    }
    const pounds = item.isCatchWeight ? convertMeasure(one, 'case', 'lb', links(item.itemNumber)) : null
    const poundsPerCase = pounds?.isKnown ? pounds.amount : null
    const needed = neededCases(need, { ...item, eachesPerCase: known.eachesPerCase }, poundsPerCase)
    const stock = counted.get(item.itemNumber)
    const blocked = whyItemIsBlocked(item, null, shipTo)
    lines.push({
      itemNumber: item.itemNumber,
      itemInfo,
      needed: needed && writeRational(needed),
      recipeUnit: need.first.recipeUnit,
      unitsPerCase: written(
        unitsPerCase(need, item.isCatchWeight ? poundsPerCase : rational(known.eachesPerCase), item),
      ),
      missingLink: pounds === null || pounds.isKnown ? null : pounds.missing,
      pack: {
        eachesPerCase: known.eachesPerCase,
        isBrokenCase: item.isBrokenCase,
        eachOnly: item.eachOnly,
        isByEach: need.byEach.numerator > 0n,
      },
      counted: stock ? { ...stock, isRecent: onHandOf(stock, now) !== null } : null,
      inCarts: inCarts.get(item.itemNumber) ?? nothing,
      refusal: blocked.allowed ? null : { code: blocked.refusal.code, message: blocked.refusal.message },
      uses: writtenUses(need.uses),
    })
  }
  return { book, lines, notOrdered }
}

const written = (value: Rational | null) => value && writeRational(value)

/** Recipe units of the need's first line in a case; `parts` are its eaches, or its pounds. */
function unitsPerCase(
  { first }: Need,
  parts: Rational | null,
  { isCatchWeight }: { readonly isCatchWeight: boolean },
): Rational | null {
  const held = readRational(String(first.ruPerPu))!
  if (!isCatchWeight && first.purchaseUnit === purchaseUnits.case) return held
  return parts && multiplyRationals(held, parts)
}

/** What cannot be ordered here, by the name the kitchen knows it by. */
function restOf(book: RecipeBook, { customItemId, subRecipeId, uses }: Need): NotOrdered {
  if (customItemId !== null) {
    const name = book.customItems.get(customItemId)?.description ?? 'Custom item'
    return { name, reason: 'custom item', uses: writtenUses(uses) }
  }
  if (subRecipeId !== null) {
    const name = book.recipes.get(subRecipeId)?.title ?? 'Sub recipe'
    return { name, reason: 'sub recipe', uses: writtenUses(uses) }
  }
  return { name: 'Unknown item', reason: 'item not found', uses: writtenUses(uses) }
}
