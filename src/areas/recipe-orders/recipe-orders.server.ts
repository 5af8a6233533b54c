import type { ServerArea } from '#platform/http/area.ts'
import { orderIngredientsHandler } from './server/order-ingredients.routes.ts'
import { planRecipeOrderHandler } from './server/plan-recipe-order.routes.ts'

/** What recipes need, as orders. */
export const recipeOrdersServer: ServerArea = {
  name: 'recipe-orders',
  handlers: [planRecipeOrderHandler, orderIngredientsHandler],
}
