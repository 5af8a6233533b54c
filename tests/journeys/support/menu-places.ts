import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  deleteMenuDialog,
  editMenuScreen,
  menuScreen,
  menuSheetScreen,
  menusScreen,
  newMenuScreen,
  orderMenuScreen,
  recipeSheetScreen,
} from '#areas/menus/menus.addresses.ts'
import { over, type Place, place, plain } from './place.ts'

/** NEXT-10: a menu of the ship-to with one recipe, which every guest takes. */
export async function ownMenu(
  person: APIRequestContext,
  { division, number }: { division: string; number: string },
  recipeId: string,
): Promise<string> {
  const answer = await person.post(`/api/divisions/${division}/ship-tos/${number}/menus`, {
    data: {
      title: `Menu of the day ${randomUUID().slice(0, 8)}`,
      usualCovers: 80,
      recipes: [{ recipeId, sharePct: 100 }],
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await answer.json()) as { menu: { id: string } }).menu.id
}

/** NEXT-10: every screen and dialog of menus. */
export const menuPlaces = ({ menu, recipe }: { readonly menu: string; readonly recipe: string }): readonly Place[] => [
  plain(menusScreen, 'buyer'),
  plain(newMenuScreen, 'buyer'),
  place(menuScreen, menuScreen.at({ menuId: menu }), 'buyer'),
  place(editMenuScreen, editMenuScreen.at({ menuId: menu }), 'buyer'),
  place(orderMenuScreen, orderMenuScreen.at({ menuId: menu, covers: 80 }), 'buyer'),
  place(menuSheetScreen, menuSheetScreen.at({ menuId: menu }), 'buyer'),
  place(recipeSheetScreen, recipeSheetScreen.at({ recipeId: recipe }), 'buyer'),
  over(deleteMenuDialog, 'buyer', menusScreen, `${menu}.1`),
]
