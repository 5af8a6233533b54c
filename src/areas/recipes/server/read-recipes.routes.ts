import { Refused } from '#kit/decision.ts'
import { writeRational } from '#kit/rational.ts'
import type { Steps } from '#kit/steps.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts, suitabilityOf } from '#areas/items/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import { getIngredientFacts, type IngredientFacts } from '../ingredients.endpoints.ts'
import { getRecipe, listRecipes } from '../recipes.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import type { KnownSuitability } from '../rules/derive-suitability.ts'
import { type DerivedFilters, passesFilters } from '../rules/passes-filters.ts'
import { toFilter, toSummary } from './recipe-answers.ts'
import { linksOf } from './ingredient-link.store.ts'
import { type Costing, priceOf, readBook, readLarder, type RecipeBook, stated } from './recipe-book.ts'
import { costingFor, recipeOf } from './recipe-costing.ts'
import { findRecipes, listOffers } from './recipe-list.store.ts'
import { purchaseUnits } from '../recipe.ts'

/**
 * RECIPE-1: a page of the list. Diets, allergens and costs are known only once recipes are read.
 */
export const listRecipesHandler = handle(listRecipes, async ({ db, query, caller, now }) => {
  const costing = await costingFor(db, { caller, now, query })
  const { diets, freeFrom, cost, pageSize } = query
  if (cost && !costing.mayViewCost) throw new Refused({ ...recipeRefusals.analysis_not_allowed, field: 'cost' })
  const offers = await listOffers(db, costing.shipTo)
  let found = await findRecipes(db, costing.shipTo, query)
  const filters = { diets, freeFrom, cost }
  const all = diets || freeFrom || cost ? await readBook(db, costing, found) : null
  if (all) found = await inSlices(passingSteps(all, found, costing, filters))
  const pageNo = lastPageWithin(query.pageNo, pageSize, found.length)
  const ids = found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const book = all ?? (await readBook(db, costing, ids))
  return {
    recipes: ids.filter((id) => book.recipes.has(id)).map((id) => toSummary(book, id, costing)),
    totalRecords: found.length,
    pageNo,
    pageSize,
    timeZone: costing.shipTo.timeZone,
    ...offers,
  }
})

/** Thousands of recipes are costed for a filter, and others are served in the meantime. */
function* passingSteps(
  book: RecipeBook,
  ids: readonly string[],
  costing: Costing,
  filters: DerivedFilters,
): Steps<string[]> {
  const passing: string[] = []
  for (const id of ids) {
    if (book.recipes.has(id) && passesFilters(toFilter(book, id, costing, filters), filters)) passing.push(id)
    yield
  }
  return passing
}

/** RECIPE-2: one in full. */
export const getRecipeHandler = handle(getRecipe, async ({ db, params, query, caller, now, reply }) => {
  const recipe = await recipeOf(db, await costingFor(db, { caller, now, query }), params.recipeId, query.scaleTo)
  void reply.header('etag', `"${recipe.version}"`)
  return recipe
})

/** RECIPE-3: what the editor shows and costs before anything is saved. */
export const getIngredientFactsHandler = handle(getIngredientFacts, async ({ db, query, caller, now }) => {
  const costing = await costingFor(db, { caller, now, query })
  const { itemNumbers = [], customItemIds = [], subRecipeIds = [] } = query
  const { shipTo, mayViewCost } = costing
  const visible = await itemFacts(db, shipTo, itemNumbers)
  const larder = await readLarder(
    db,
    costing,
    itemNumbers.filter((number) => isSeen(visible.get(number))),
    customItemIds,
  )
  const book = await readBook(db, costing, subRecipeIds)
  const [links, suitability] = await Promise.all([
    linksOf(db, shipTo, larder, subRecipeIds),
    suitabilityOf(db, shipTo.division, [...larder.items.keys()]),
  ])
  const prices = (of: { itemNumber: string | null; customItemId: string | null }) => ({
    casePrice: written(priceOf(larder, { ...of, purchaseUnit: purchaseUnits.case })),
    eachPrice: written(priceOf(larder, { ...of, purchaseUnit: purchaseUnits.each })),
  })
  const facts: IngredientFacts[] = [
    ...[...larder.items.values()].map((item) => ({
      key: item.itemNumber,
      title: item.description,
      packSizeDescription: item.packSizeDescription,
      isCatchWeight: item.isCatchWeight,
      hasEach: item.isBrokenCase || item.eachOnly,
      recipeUnit: '',
      links: links(item.itemNumber),
      suitability: shownSuitability(suitability.get(item.itemNumber)),
      ...(mayViewCost && prices({ itemNumber: item.itemNumber, customItemId: null })),
    })),
    ...[...larder.customItems.values()].map((item) => ({
      key: item.id,
      title: item.description,
      packSizeDescription: item.packSizeDescription,
      isCatchWeight: item.isCatchWeight,
      hasEach: item.isBrokenCase,
      recipeUnit: '',
      links: links(item.id),
      suitability: null,
      ...(mayViewCost && prices({ itemNumber: null, customItemId: item.id })),
    })),
    ...subRecipeIds.flatMap((id) => {
      const recipe = book.recipes.get(id)
      if (recipe?.type !== 'SUB_RECIPE') return []
      const { title, recipeUnit } = recipe
      const price = mayViewCost && { casePrice: written(book.costOf(id)), eachPrice: null }
      return [
        {
          key: id,
          title,
          packSizeDescription: '',
          isCatchWeight: false,
          hasEach: false,
          recipeUnit,
          links: links(id),
          suitability: shownSuitability(stated(recipe, book.derived)),
          ...price,
        },
      ]
    }),
  ]
  return { facts, pricingType: costing.pricingType, maxFoodCostPct: costing.maxFoodCostPct }
})

const shownSuitability = (known: KnownSuitability | null | undefined): IngredientFacts['suitability'] => {
  if (!known) return null
  const { diets, freeFrom, contains = [], mayContain = [] } = known
  return { diets: [...diets], freeFrom: [...freeFrom], contains: [...contains], mayContain: [...mayContain] }
}
const written = (price: Parameters<typeof writeRational>[0] | null) => price && writeRational(price)
const isSeen = (facts: Parameters<typeof isItemVisible>[0] | undefined) => facts !== undefined && isItemVisible(facts)
