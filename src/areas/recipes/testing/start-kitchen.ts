import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import type { Recipe } from '../recipe.ts'
import { createRecipe, listRecipes } from '../recipes.endpoints.ts'
import type { menuRecipe } from './build-recipe.ts'

const params = shipTos.own

/** A portal whose buyer writes recipes, and what every test of them needs. */
export async function startKitchen(settings: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(settings)
  const buyer = await api.as('buyer')
  return {
    api,
    buyer,
    params,
    /** No recipe, no custom item, the settings of a new ship-to. */
    emptyKitchen: async (): Promise<void> => {
      await api.db.run('truncate recipes, custom_items, audit_entries cascade')
      await api.db.run(`update ship_tos set max_food_cost_pct = null, recipe_pricing_type = 'current'`)
      await api.db.run(`update users set role = 'customerUser' where name = 'colleague'`)
    },
    add: async (body: ReturnType<typeof menuRecipe>): Promise<Recipe> =>
      (await buyer.ask(createRecipe, { params, body })).recipe,
    oneOf: ({ id }: { readonly id: string }) => ({ ...params, recipeId: id }),
    titles: async (query: object): Promise<string[]> =>
      (await buyer.ask(listRecipes, { params, query })).recipes.map(({ title }) => title),
  }
}
