import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { calendarDate, itemNumber, shipToParams } from '#contract/values.ts'
import { recipeType } from './recipe.ts'
import { lives, needs, recipePath, recipesPath } from './recipes.endpoints.ts'
import { recipeRefusals } from './recipes.refusals.ts'

// Every figure here is cost: these calls need 'view analysis'.
const figures = [...needs, 'viewAnalysis'] as const

/**
 * Cents a serving of a menu recipe, thousandths of a dollar a unit of a sub recipe; each rounded
 * once from the exact figure. Null: a price is unknown.
 */
const plateCost = z.number().int().nullable()

const priceChange = z.object({
  title: z.string(),
  itemNumber: z.string().nullable(),
  /** What the price is for. */
  unit: z.enum(['case', 'each', 'pound']),
  /** Thousandths of a dollar; null: unknown. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  /** What it did to a serving, or a unit of a sub recipe; null: one of the prices is unknown. */
  effect: plateCost,
})
/** Of a change, also of one that is rounded to nothing; null: none, or a price is unknown. */
const isDearer = z.boolean().nullable()
/** A price that changed, and what that did. */
export type PriceChangeText = z.output<typeof priceChange>

/**
 * RECIPE-2: what price changes did to a recipe as it is written now. Days on which none of its
 * prices changed are left out.
 */
export const getPriceEffect = endpoint({
  name: 'getPriceEffect',
  method: 'GET',
  path: `${recipePath}/price-effect`,
  livesBy: lives,
  summary: 'What price changes did to a recipe, by day',
  needs: figures,
  params: shipToParams.extend({ recipeId: z.uuid() }),
  query: z.object({ weeks: queryNumber(1, 52).default(13) }),
  answer: z.object({
    type: recipeType,
    recipeUnit: z.string(),
    pricingType: z.enum(['current', 'last purchased']),
    since: calendarDate,
    until: calendarDate,
    /** The ship-to's highest food cost in percent; null: no limit. */
    maxFoodCostPct: z.number().nullable(),
    days: z.array(
      z.object({
        date: calendarDate,
        cost: plateCost,
        /** Percent of today's menu price, with two decimals. */
        foodCostPct: z.number().nullable(),
        changes: z.array(priceChange),
      }),
    ),
    /** From the first day to the last; null: one of them is unknown. */
    change: plateCost,
    isDearer,
  }),
  refusals: [recipeRefusals.recipe_not_found],
})

/** RECIPE-2: the recipes that price changes made dearer or cheaper, the largest change first. */
export const listPriceEffects = endpoint({
  name: 'listPriceEffects',
  method: 'GET',
  path: `${recipesPath}/price-effects`,
  livesBy: lives,
  summary: 'What price changes did to the recipes of a ship-to',
  needs: figures,
  params: shipToParams,
  query: pageQuery.extend({ weeks: queryNumber(1, 52).default(4) }),
  answer: z.object({
    pricingType: z.enum(['current', 'last purchased']),
    since: calendarDate,
    until: calendarDate,
    maxFoodCostPct: z.number().nullable(),
    recipes: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        type: recipeType,
        recipeUnit: z.string(),
        before: plateCost,
        after: plateCost,
        change: plateCost,
        isDearer,
        foodCostPctBefore: z.number().nullable(),
        foodCostPct: z.number().nullable(),
        isOverFoodCost: z.boolean(),
        /** The three with the largest effect. */
        causes: z.array(priceChange),
        otherCauses: z.number().int(),
      }),
    ),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** Recipes whose prices are what they were. */
    unchanged: z.number().int(),
  }),
})

const names = z.array(z.string())
const withCost = {
  before: plateCost.optional(),
  after: plateCost.optional(),
  change: plateCost.optional(),
  isDearer: isDearer.optional(),
}

/** A recipe with one item in another's place. Cost is absent without 'view analysis'. */
const replaced = z.object({
  id: z.uuid(),
  title: z.string(),
  type: recipeType,
  recipeUnit: z.string(),
  version: z.number().int(),
  /** The item is an ingredient of it; false: of a sub recipe below it. */
  isDirect: z.boolean(),
  /** What must be answered first, as the new item's measures do not lead to a line's unit. */
  question: z.string().nullable(),
  dietsLost: names,
  dietsGained: names,
  freeFromLost: names,
  freeFromGained: names,
  /** The kitchen states diets or allergens itself: the new item does not change them. */
  isStatedByKitchen: z.boolean(),
  ...withCost,
  foodCostPctBefore: z.number().nullable().optional(),
  foodCostPct: z.number().nullable().optional(),
  isOverFoodCost: z.boolean().optional(),
})
/** A recipe with one item in another's place. */
export type ReplacedRecipe = z.output<typeof replaced>

/** RECIPE-3: what it would do to recipes if an item took another's place in them. */
export const getReplacementEffect = endpoint({
  name: 'getReplacementEffect',
  method: 'GET',
  path: `${recipesPath}/replacement-effect`,
  livesBy: lives,
  summary: 'What replacing an item would do to recipes',
  needs,
  params: shipToParams,
  query: z.object({ itemNumber, withItemNumber: itemNumber }),
  answer: z.object({
    item: z.object({ itemNumber, description: z.string() }),
    /** What the new item does not satisfy, itself, and the other did. */
    loss: z.object({ diets: names, allergens: names, unstated: names }),
    recipes: z.array(replaced),
    maxFoodCostPct: z.number().nullable(),
  }),
  refusals: [recipeRefusals.item_not_found],
})

/** RECIPE-3: puts an item in another's place in recipes, in all of them or in none. */
export const replaceIngredient = endpoint({
  name: 'replaceIngredient',
  method: 'POST',
  path: `${recipesPath}/replacements`,
  summary: 'Replace an item in recipes',
  needs,
  idempotent: true,
  params: shipToParams,
  body: z.object({
    itemNumber,
    withItemNumber: itemNumber,
    /** In the versions that the caller has seen. */
    recipes: z
      .array(z.object({ recipeId: z.uuid(), version: z.number().int() }))
      .min(1, 'Select at least one recipe')
      .max(500),
  }),
  answer: z.object({ message: z.string(), replaced: z.number().int() }),
  refusals: [
    recipeRefusals.item_not_found,
    recipeRefusals.recipe_not_found,
    recipeRefusals.recipe_changed,
    recipeRefusals.measure_missing,
  ],
})
