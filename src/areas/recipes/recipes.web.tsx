import { CookingPot } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
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
} from './recipes.addresses.ts'

const rule = { needs: ['manageRecipes'], modes: ['restaurant'] } as const

/** Recipes: what a kitchen cooks, and what a plate of it costs (RECIPE-1 to 3). */
export const recipesWeb: WebArea = {
  name: 'recipes',
  routes: [
    {
      screen: recipesScreen,
      title: 'Recipes',
      rule,
      component: () => import('./web/recipes-screen.tsx').then((module) => module.RecipesScreen),
    },
    {
      screen: newRecipeScreen,
      title: 'New recipe',
      rule,
      component: () => import('./web/edit/edit-screen.tsx').then((module) => module.NewRecipeScreen),
    },
    {
      screen: recipeCardsScreen,
      title: 'Recipe cards',
      rule,
      component: () => import('./web/recipe-cards-screen.tsx').then((module) => module.RecipeCardsScreen),
    },
    {
      screen: stationSheetScreen,
      title: 'Station sheet',
      rule,
      component: () => import('./web/station-sheet-screen.tsx').then((module) => module.StationSheetScreen),
    },
    {
      screen: priceEffectsScreen,
      title: 'Price changes',
      rule: { ...rule, needs: ['manageRecipes', 'viewAnalysis'] },
      component: () =>
        import('./web/price-effect/price-effects-screen.tsx').then((module) => module.PriceEffectsScreen),
    },
    {
      screen: recipeScreen,
      title: 'Recipe',
      rule,
      component: () => import('./web/recipe-screen.tsx').then((module) => module.RecipeScreen),
    },
    {
      screen: editRecipeScreen,
      title: 'Edit recipe',
      rule,
      component: () => import('./web/edit/edit-screen.tsx').then((module) => module.EditRecipeScreen),
    },
  ],
  navigation: [
    {
      label: 'Recipes',
      to: recipesScreen.at(),
      order: 41,
      icon: CookingPot,
      rule,
      isHiddenForProspects: true,
      keys: 'g k',
      words: 'plate cost dish menu food cost',
    },
  ],
  commands: [
    {
      label: 'Station sheet',
      to: stationSheetScreen.at(),
      rule,
      isHiddenForProspects: true,
      words: 'print prep line cook mise en place recipes',
    },
    {
      label: 'New recipe',
      to: newRecipeScreen.at(),
      rule,
      isHiddenForProspects: true,
      words: 'create dish plate cost sub recipe',
    },
  ],
  switchNotes: [
    {
      name: 'recipes',
      rule,
      isHiddenForProspects: true,
      note: () => import('./web/replacement/switch-note.tsx').then((module) => module.SwitchNote),
    },
  ],
  dialogs: [
    {
      dialog: replaceIngredientDialog,
      rule,
      component: () =>
        import('./web/replacement/replace-ingredient-dialog.tsx').then((module) => module.ReplaceIngredientDialog),
    },
    {
      dialog: deleteRecipesDialog,
      rule,
      component: () => import('./web/delete-recipes-dialog.tsx').then((module) => module.DeleteRecipesDialog),
    },
  ],
}
