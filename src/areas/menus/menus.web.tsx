import { BookOpenText } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import {
  deleteMenuDialog,
  editMenuScreen,
  menuScreen,
  menuSheetScreen,
  menusScreen,
  newMenuScreen,
  orderMenuScreen,
  recipeSheetScreen,
} from './menus.addresses.ts'

const rule = { needs: ['manageRecipes'], modes: ['restaurant'] } as const

/** Menus: what guests choose from, what it costs, and what it needs (NEXT-10). */
export const menusWeb: WebArea = {
  name: 'menus',
  routes: [
    {
      screen: menusScreen,
      title: 'Menus',
      rule,
      component: () => import('./web/menus-screen.tsx').then((module) => module.MenusScreen),
    },
    {
      screen: newMenuScreen,
      title: 'New menu',
      rule,
      component: () => import('./web/edit/edit-menu-screen.tsx').then((module) => module.NewMenuScreen),
    },
    {
      screen: menuScreen,
      title: 'Menu',
      rule,
      component: () => import('./web/menu-screen.tsx').then((module) => module.MenuScreen),
    },
    {
      screen: editMenuScreen,
      title: 'Edit menu',
      rule,
      component: () => import('./web/edit/edit-menu-screen.tsx').then((module) => module.EditMenuScreen),
    },
    {
      screen: orderMenuScreen,
      title: 'Order for covers',
      rule,
      component: () => import('./web/order-menu-screen.tsx').then((module) => module.OrderMenuScreen),
    },
    {
      screen: menuSheetScreen,
      title: 'Allergens and nutrition',
      rule,
      component: () => import('./web/food-sheet-screen.tsx').then((module) => module.MenuSheetScreen),
    },
    {
      screen: recipeSheetScreen,
      title: 'Allergens and nutrition',
      rule,
      component: () => import('./web/food-sheet-screen.tsx').then((module) => module.RecipeSheetScreen),
    },
  ],
  navigation: [
    {
      label: 'Menus',
      to: menusScreen.at(),
      order: 42,
      icon: BookOpenText,
      rule,
      isHiddenForProspects: true,
      keys: 'g m',
      words: 'covers guests banquet mix food cost',
    },
  ],
  commands: [
    {
      label: 'New menu',
      to: newMenuScreen.at(),
      rule,
      isHiddenForProspects: true,
      words: 'create dishes covers banquet',
    },
  ],
  dialogs: [
    {
      dialog: deleteMenuDialog,
      rule,
      component: () => import('./web/delete-menu-dialog.tsx').then((module) => module.DeleteMenuDialog),
    },
  ],
}
