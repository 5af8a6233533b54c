import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryList, queryValues } from '#contract/paging.ts'
import { askedDate, shipToParams } from '#contract/values.ts'
import { customerDataRefusals } from '#areas/customer-data/customer-data.refusals.ts'
import { shipToChoice } from '#areas/people/current-user.ts'
import { positive, recipe, recipeSummary, recipeText, recipeType } from './recipe.ts'
import { recipeRefusals } from './recipes.refusals.ts'

/** The recipes of a ship-to. */
export const recipesPath = '/divisions/:division/ship-tos/:shipTo/recipes'
/** One of them. */
export const recipePath = `${recipesPath}/:recipeId` as const
const recipeParams = shipToParams.extend({ recipeId: z.uuid() })
/** What every call of recipes needs. */
export const needs = ['manageRecipes'] as const
/** What changes an answer about recipes. */
export const lives = ['recipe', 'customer-data', 'catalogue'] as const

/** Fields the list sorts by, as the specification names them. */
export const recipeSorts = ['title', 'modified_on', 'created_on', 'servings', 'cook_time_mins'] as const
/** Filters on cost, which only those who may view analysis have. */
export const costFilters = ['overFoodCost', 'priceMissing'] as const

/** Ids in a query string. */
export const idList = queryList.pipe(z.array(z.uuid())).meta({ description: 'Ids, with commas between them' })
const saved = z.object({ message: z.string(), recipe })

/** The day and kind of prices that recipes are costed with; the ship-to's setting unless named. */
export const priced = {
  deliveryDate: askedDate.optional(),
  pricingType: z.enum(['current', 'last purchased']).optional(),
}

/** RECIPE-4: so many servings of a menu recipe, or units of a sub recipe; as written without it. */
export const scaled = {
  scaleTo: z
    .string()
    .max(11)
    .regex(/^\d{1,6}(?:\.\d{1,4})?$/, 'Scale is a number with at most 4 decimals')
    .transform(Number)
    .pipe(positive('Scale', 4, 999_999))
    .optional(),
}

/** RECIPE-1: the recipes of a ship-to. Without a sort by title. */
export const listRecipes = endpoint({
  name: 'listRecipes',
  method: 'GET',
  path: recipesPath,
  livesBy: lives,
  summary: 'Recipes of a ship-to',
  needs,
  params: shipToParams,
  query: pageQuery.extend({
    /** In titles, descriptions, categories, stations and ingredients. */
    keyword: z.string().trim().max(100).default(''),
    type: recipeType.optional(),
    /** By name; 'none' finds those without one. */
    categories: queryValues.optional(),
    /** Every one of them must be stated or follow from the ingredients. */
    diets: queryValues.optional(),
    freeFrom: queryValues.optional(),
    cost: z.enum(costFilters).optional(),
    sort: z.enum(recipeSorts).optional(),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
    ...priced,
  }),
  answer: z.object({
    recipes: z.array(recipeSummary),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** What the filters offer: the names in use. */
    categories: z.array(z.string()),
    freeFrom: z.array(z.string()),
    /** Of the division: its days are meant. */
    timeZone: z.string(),
    /** Recipes of the ship-to, whatever is filtered. */
    recipeCount: z.number().int(),
  }),
  refusals: [recipeRefusals.analysis_not_allowed],
})

/** RECIPE-2: one in full, costed for a delivery date. Scaled, amounts stay as written. */
export const getRecipe = endpoint({
  name: 'getRecipe',
  method: 'GET',
  path: recipePath,
  livesBy: lives,
  summary: 'A recipe of a ship-to with its cost',
  needs,
  params: recipeParams,
  query: z.object({ ...priced, ...scaled }),
  answer: recipe,
  refusals: [recipeRefusals.recipe_not_found],
})

/** SHELL-6: where a recipe of a link belongs. */
export const findRecipeShipTo = endpoint({
  name: 'findRecipeShipTo',
  method: 'GET',
  path: '/recipes/:recipeId/ship-to',
  summary: 'The ship-to of a recipe, among those of the user',
  params: z.object({ recipeId: z.uuid() }),
  needs,
  answer: z.object({ title: z.string(), shipTo: shipToChoice }),
  refusals: [recipeRefusals.recipe_not_found],
})

const saveRefusals = [
  recipeRefusals.recipe_title_taken,
  recipeRefusals.recipe_cycle,
  recipeRefusals.recipe_too_deep,
  recipeRefusals.servings_missing,
  recipeRefusals.recipe_units_missing,
  recipeRefusals.recipe_unit_missing,
  recipeRefusals.item_not_found,
  recipeRefusals.custom_item_not_found,
  recipeRefusals.sub_recipe_not_found,
  recipeRefusals.picture_not_found,
  recipeRefusals.not_a_sub_recipe,
  recipeRefusals.by_case_only,
  recipeRefusals.new_custom_item_not_allowed,
  customerDataRefusals.too_many,
  customerDataRefusals.each_price_without_broken_case,
  customerDataRefusals.eaches_without_broken_case,
]

/** RECIPE-3: a new one. New custom items among its ingredients are added with it. */
export const createRecipe = endpoint({
  name: 'createRecipe',
  method: 'POST',
  path: recipesPath,
  summary: 'Add a recipe of a ship-to',
  needs,
  idempotent: true,
  params: shipToParams,
  body: recipeText,
  answer: saved,
  status: 201,
  refusals: [...saveRefusals, recipeRefusals.too_many_recipes],
})

/** RECIPE-3: writes one as a whole, in the version the caller has seen. */
export const updateRecipe = endpoint({
  name: 'updateRecipe',
  method: 'PUT',
  path: recipePath,
  summary: 'Change a recipe of a ship-to',
  needs,
  ifMatch: true,
  params: recipeParams,
  body: recipeText,
  answer: saved,
  refusals: [
    ...saveRefusals,
    recipeRefusals.recipe_not_found,
    recipeRefusals.recipe_changed,
    recipeRefusals.recipe_in_use,
  ],
})

/** RECIPE-1: deletes one; refused while other recipes use it, with their titles. */
export const deleteRecipe = endpoint({
  name: 'deleteRecipe',
  method: 'DELETE',
  path: recipePath,
  summary: 'Delete a recipe of a ship-to',
  needs,
  ifMatch: true,
  params: recipeParams,
  answer: z.object({ message: z.string() }),
  refusals: [recipeRefusals.recipe_not_found, recipeRefusals.recipe_changed, recipeRefusals.recipe_in_use],
})

/** RECIPE-1: deletes several, all or none; one that is used must go together with what uses it. */
export const deleteRecipes = endpoint({
  name: 'deleteRecipes',
  method: 'DELETE',
  path: recipesPath,
  summary: 'Delete several recipes of a ship-to',
  needs,
  params: shipToParams,
  query: z.object({ recipeIds: idList.pipe(z.array(z.uuid()).min(1, 'Select at least one recipe')) }),
  answer: z.object({ message: z.string(), deleted: z.number().int() }),
  refusals: [recipeRefusals.recipe_not_found, recipeRefusals.recipe_in_use],
})
