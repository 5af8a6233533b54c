import type { WebArea } from '#browser/web-area.ts'
import { orderRecipesScreen } from './recipe-orders.addresses.ts'

/** What recipes need, as orders (RECIPE-4). */
export const recipeOrdersWeb: WebArea = {
  name: 'recipe-orders',
  routes: [
    {
      screen: orderRecipesScreen,
      title: 'Order ingredients',
      rule: { needs: ['manageRecipes'], modes: ['restaurant'] },
      component: () => import('./web/order-recipes-screen.tsx').then((module) => module.OrderRecipesScreen),
    },
  ],
}
