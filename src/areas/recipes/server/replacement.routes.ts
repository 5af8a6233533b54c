import { Refused } from '#kit/decision.ts'
import { subtractRationals } from '#kit/rational.ts'
import { plural } from '#kit/text.ts'
import { compareSuitability, noLoss } from '#areas/items/rules/compare-suitability.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts, itemSummaries, suitabilityOf } from '#areas/items/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { getReplacementEffect, replaceIngredient, type ReplacedRecipe } from '../price-effects.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { compareStated } from '../rules/compare-stated.ts'
import { exactPlateCost, foodCostOf } from '../rules/cost-recipe.ts'
import { isDearerBy, plateCost } from './price-history.ts'
import { bookOf, type Costing, readBook, type RecipeBook, stated } from './recipe-book.ts'
import { costingFor } from './recipe-costing.ts'
import { ingredientsWithSubs, lockRecipes, recipesWithItem } from './recipe.store.ts'
import { lineWith, questionOf, replacedBook, replacementBy } from './replacement.ts'
import { writeRecipes } from './save-recipe.ts'
import { replaceLines } from './write-recipe.store.ts'

/** RECIPE-3: what it would do; nothing is written. */
export const getReplacementEffectHandler = handle(getReplacementEffect, async ({ db, query, caller, now }) => {
  const { itemNumber, withItemNumber } = query
  const costing = await costingFor(db, { caller, now })
  const { shipTo, maxFoodCostPct } = costing
  const replacement = await replacementBy(db, shipTo, withItemNumber, 'withItemNumber')
  const fit = await suitabilityOf(db, shipTo.division, [itemNumber, withItemNumber])
  const [from, to] = [fit.get(itemNumber), fit.get(withItemNumber)]
  const { diets, allergens, unstated } = from && to ? compareSuitability(from, to) : noLoss
  const using = await recipesWithItem(db, shipTo, itemNumber)
  const former = (await itemSummaries(db, shipTo, [itemNumber])).get(itemNumber)
  const isSeen = using.length > 0 || isVisible((await itemFacts(db, shipTo, [itemNumber])).get(itemNumber))
  // One that was made for others since it was written into recipes keeps its name in them.
  if (!former || !isSeen) throw new Refused({ ...recipeRefusals.item_not_found, field: 'itemNumber' })
  const ids = using.map(({ id }) => id)
  const present = await readBook(db, costing, ids)
  const then = await bookOf(db, costing, replacedBook(present, itemNumber, replacement))
  const asked = new Map(
    [...present.ingredients].map(([id, lines]) => [id, questionOf(lines, itemNumber, replacement)] as const),
  )
  const isKnown = isMeasured(present, asked)
  return {
    item: { itemNumber, description: former.description },
    loss: { diets: [...diets], allergens: [...allergens], unstated: [...unstated] },
    recipes: using.map(({ id, isDirect }): ReplacedRecipe => {
      const { title, type, recipeUnit, version, dietOverride, freeFromOverride } = present.recipes.get(id)!
      return {
        id,
        title,
        type,
        recipeUnit,
        version,
        isDirect,
        question: asked.get(id) ?? null,
        ...compareStated(
          stated(present.recipes.get(id), present.derived)!,
          stated(then.recipes.get(id), then.derived)!,
        ),
        isStatedByKitchen: dietOverride !== null || freeFromOverride !== null,
        ...(costing.mayViewCost && costsOf(present, then, id, { maxFoodCostPct, isKnown: isKnown(id) })),
      }
    }),
    maxFoodCostPct,
  }
})

const isVisible = (facts: Parameters<typeof isItemVisible>[0] | undefined) =>
  facts !== undefined && isItemVisible(facts)

/** Whether every line that changes has a measure, in a recipe and all below it. */
function isMeasured({ ingredients }: RecipeBook, asked: ReadonlyMap<string, string | null>) {
  const known = new Map<string, boolean>()
  const check = (id: string): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, true)
    const subs = (ingredients.get(id) ?? []).flatMap(({ subRecipeId }) => (subRecipeId === null ? [] : [subRecipeId]))
    const result = (asked.get(id) ?? null) === null && subs.every(check)
    known.set(id, result)
    return result
  }
  return check
}

function costsOf(
  now: RecipeBook,
  then: RecipeBook,
  id: string,
  { maxFoodCostPct, isKnown }: Pick<Costing, 'maxFoodCostPct'> & { readonly isKnown: boolean },
) {
  const { type, menuPricePerServing } = now.recipes.get(id)!
  const before = exactPlateCost(now.toCost(id), now.costOf)
  const after = isKnown ? exactPlateCost(then.toCost(id), then.costOf) : null
  const change = before && after && subtractRationals(after, before)
  return {
    before: plateCost(before, type),
    after: plateCost(after, type),
    change: plateCost(change, type),
    isDearer: isDearerBy(change),
    foodCostPctBefore: foodCostOf(before, menuPricePerServing, maxFoodCostPct).foodCostPct,
    ...foodCostOf(after, menuPricePerServing, maxFoodCostPct),
  }
}

/** RECIPE-3: written as recipes are, each in the version that was seen; all of them or none. */
export const replaceIngredientHandler = handle(replaceIngredient, async (call) => {
  const { params, body, caller, now } = call
  const { itemNumber, withItemNumber } = body
  const wanted = new Map(body.recipes.map(({ recipeId, version }) => [recipeId, version]))
  const ids = [...wanted.keys()]
  await writeRecipes(call, async (tx) => {
    const replacement = await replacementBy(tx, params, withItemNumber, 'withItemNumber')
    const found = await lockRecipes(tx, params, ids)
    const lines = await ingredientsWithSubs(tx, params, ids)
    const refuse = (refusal: (typeof recipeRefusals)[keyof typeof recipeRefusals], id: string, message?: string) =>
      new Refused({ ...refusal, ...(message && { message }), field: `recipes.${ids.indexOf(id)}.recipeId` })
    for (const id of ids) {
      const recipe = found.find((each) => each.id === id)
      const own = lines.get(id) ?? []
      if (!recipe || !own.some((line) => line.itemNumber === itemNumber))
        throw refuse(recipeRefusals.recipe_not_found, id)
      if (recipe.version !== wanted.get(id))
        throw refuse(
          recipeRefusals.recipe_changed,
          id,
          `'${recipe.title}' was changed by someone else in the meantime.`,
        )
      const question = questionOf(own, itemNumber, replacement)
      if (question !== null)
        throw refuse(
          recipeRefusals.measure_missing,
          id,
          `'${recipe.title}' has no measure of the new item. ${question}`,
        )
    }
    const by = caller.actor.realUserId
    for (const id of ids) {
      const written = lines
        .get(id)!
        .map((line) => (line.itemNumber === itemNumber ? lineWith(line, replacement) : line))
      await replaceLines(tx, params, id, { ingredients: written, by, now })
    }
    return found.map(({ id, title }) => ({ verb: 'change' as const, id, title }))
  })
  return { message: `Replaced in ${plural(ids.length, 'recipe')}`, replaced: ids.length }
})
