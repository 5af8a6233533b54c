import type { CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import { compareRationals, type Rational, subtractRationals } from '#kit/rational.ts'
import type { Steps } from '#kit/steps.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import { getPriceEffect, listPriceEffects } from '../price-effects.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { foodCostOf } from '../rules/cost-recipe.ts'
import { changesBetween, costOn, type PriceChange, priceEffect } from '../rules/price-effect.ts'
import { firstDay, isDearerBy, plateCost, type RecipePrices, recipePrices } from './price-history.ts'
import { readBook, type RecipeBook } from './recipe-book.ts'
import { costingFor } from './recipe-costing.ts'
import { allRecipeIds, type StoredRecipe } from './recipe.store.ts'

const difference = (to: Rational | null, from: Rational | null): Rational | null =>
  to && from && subtractRationals(to, from)

/** RECIPE-2: one recipe by day. */
export const getPriceEffectHandler = handle(getPriceEffect, async ({ db, params, query, caller, now }) => {
  const costing = await costingFor(db, { caller, now })
  const { recipeId } = params
  const book = await readBook(db, costing, [recipeId])
  const recipe = book.recipes.get(recipeId)
  if (!recipe) throw new Refused(recipeRefusals.recipe_not_found)
  const { type, recipeUnit, menuPricePerServing } = recipe
  const since = firstDay(costing, query.weeks)
  const prices = await recipePrices(db, costing, book, since)
  const weights = prices.weightsOf(recipeId)
  const days = weights ? priceEffect(weights, [since, ...prices.days], prices.priceOn) : []
  const change = difference(days.at(-1)?.cost ?? null, days[0]?.cost ?? null)
  return {
    type,
    recipeUnit,
    pricingType: costing.pricingType,
    since,
    until: costing.today,
    maxFoodCostPct: costing.maxFoodCostPct,
    days: days.map(({ date, cost, changes }) => ({
      date,
      cost: plateCost(cost, type),
      foodCostPct: foodCostOf(cost, menuPricePerServing, null).foodCostPct,
      changes: changes.map((change) => prices.describe(change, type)),
    })),
    change: plateCost(change, type),
    isDearer: isDearerBy(change),
  }
})

/** RECIPE-2: every recipe whose prices differ from those of the first day. */
export const listPriceEffectsHandler = handle(listPriceEffects, async ({ db, query, caller, now }) => {
  const costing = await costingFor(db, { caller, now })
  const { today, maxFoodCostPct } = costing
  const ids = await allRecipeIds(db, costing.shipTo)
  const book = await readBook(db, costing, ids)
  const since = firstDay(costing, query.weeks)
  const prices = await recipePrices(db, costing, book, since)
  const changed = await inSlices(changedSteps(book, ids, prices, [since, today]))
  const sorted = changed.toSorted((one, other) => {
    const byKnown = rank(one) - rank(other)
    const bySize = one.change && other.change ? compareRationals(absolute(other.change), absolute(one.change)) : 0
    return byKnown || bySize || (one.recipe.title < other.recipe.title ? -1 : 1)
  })
  const { pageSize } = query
  const pageNo = lastPageWithin(query.pageNo, pageSize, sorted.length)
  const shown = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return {
    pricingType: costing.pricingType,
    since,
    until: today,
    maxFoodCostPct,
    recipes: shown.map(({ recipe: { id, title, type, recipeUnit, menuPricePerServing }, changes, ...costs }) => ({
      id,
      title,
      type,
      recipeUnit,
      before: plateCost(costs.before, type),
      after: plateCost(costs.after, type),
      change: plateCost(costs.change, type),
      isDearer: isDearerBy(costs.change),
      foodCostPctBefore: foodCostOf(costs.before, menuPricePerServing, maxFoodCostPct).foodCostPct,
      ...foodCostOf(costs.after, menuPricePerServing, maxFoodCostPct),
      causes: changes.slice(0, 3).map((change) => prices.describe(change, type)),
      otherCauses: Math.max(0, changes.length - 3),
    })),
    totalRecords: sorted.length,
    pageNo,
    pageSize,
    unchanged: ids.length - sorted.length,
  }
})

interface ChangedRecipe {
  readonly recipe: StoredRecipe
  readonly changes: PriceChange[]
  readonly before: Rational | null
  readonly after: Rational | null
  readonly change: Rational | null
}

/** Those of the recipes that cost something else on the second day. */
function* changedSteps(
  book: RecipeBook,
  ids: readonly string[],
  { weightsOf, priceOn }: RecipePrices,
  days: readonly [CalendarDate, CalendarDate],
): Steps<ChangedRecipe[]> {
  const changed: ChangedRecipe[] = []
  for (const id of ids) {
    const weights = weightsOf(id)
    const changes = weights ? changesBetween(weights, days, priceOn) : []
    if (weights && changes.length > 0) {
      const [before, after] = [costOn(weights, days[0], priceOn), costOn(weights, days[1], priceOn)]
      changed.push({ recipe: book.recipes.get(id)!, changes, before, after, change: difference(after, before) })
    }
    yield
  }
  return changed
}

/** What became known or unknown first, then what changed, then what is unknown as before. */
const rank = ({ before, after }: { readonly before: Rational | null; readonly after: Rational | null }): number =>
  before && after ? 1 : before || after ? 0 : 2

const absolute = ({ numerator, denominator }: Rational): Rational => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
})
