import type { ServerArea } from '#platform/http/area.ts'
import { getMenuSheetHandler, getRecipeSheetHandler } from './server/food-sheet.routes.ts'
import {
  createMenuHandler,
  deleteMenuHandler,
  getMenuHandler,
  listMenusHandler,
  updateMenuHandler,
} from './server/menus.routes.ts'
import { planMenuOrderHandler } from './server/plan-menu-order.routes.ts'

/** What guests choose from, what it costs, and what it needs. */
export const menusServer: ServerArea = {
  name: 'menus',
  handlers: [
    listMenusHandler,
    getMenuHandler,
    createMenuHandler,
    updateMenuHandler,
    deleteMenuHandler,
    planMenuOrderHandler,
    getMenuSheetHandler,
    getRecipeSheetHandler,
  ],
}
