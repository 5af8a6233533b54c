import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { orderRecipesScreen } from '#areas/recipe-orders/recipe-orders.addresses.ts'
import {
  deleteRecipesDialog,
  editRecipeScreen,
  newRecipeScreen,
  priceEffectsScreen,
  recipeCardsScreen,
  recipeScreen,
  recipesScreen,
  replaceIngredientDialog,
  stationSheetScreen,
} from '#areas/recipes/recipes.addresses.ts'
import { type Place, over, place, plain } from './place.ts'
import { read } from './read-call.ts'

/** A recipe of the ship-to with two ingredients. */
export async function ownRecipe(
  person: APIRequestContext,
  { division, number }: { division: string; number: string },
): Promise<string> {
  const base = `/api/divisions/${division}/ship-tos/${number}`
  const { items } = await read<{ items: { itemNumber: string }[] }>(person, `${base}/items?pageSize=2`)
  const answer = await person.post(`${base}/recipes`, {
    data: {
      station: 'Stove',
      title: `Soup of the day ${randomUUID().slice(0, 8)}`,
      type: 'MENU_RECIPE',
      servings: 8,
      menuPricePerServing: 900,
      directions: ['Sweat.', 'Simmer for twenty minutes.'],
      ingredients: items.map(({ itemNumber }) => ({
        ingredientType: 'own item',
        itemNumber,
        quantity: 2,
        recipeUnit: 'lb',
        ruPerPu: 20,
      })),
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await answer.json()) as { recipe: { id: string } }).recipe.id
}

/** RECIPE-1 to 3: every screen and dialog of recipes. */
export const recipePlaces = ({
  recipe,
  item,
}: {
  readonly recipe: string
  readonly item: string
}): readonly Place[] => [
  plain(recipesScreen, 'buyer'),
  plain(newRecipeScreen, 'buyer'),
  place(recipeScreen, recipeScreen.at({ recipeId: recipe }), 'buyer'),
  place(editRecipeScreen, editRecipeScreen.at({ recipeId: recipe }), 'buyer'),
  place(recipeCardsScreen, recipeCardsScreen.at({ ids: recipe }), 'buyer'),
  place(orderRecipesScreen, orderRecipesScreen.at({ recipes: recipe }), 'buyer'),
  plain(stationSheetScreen, 'buyer'),
  place(stationSheetScreen, stationSheetScreen.at({ station: 'Stove' }), 'buyer'),
  plain(priceEffectsScreen, 'buyer'),
  over(replaceIngredientDialog, 'buyer', recipesScreen, item),
  over(deleteRecipesDialog, 'buyer', recipesScreen, recipe),
]
