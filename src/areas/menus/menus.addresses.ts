import { dialog, screen } from '#contract/address.ts'

/** The menus of the ship-to. */
export const menusScreen = screen('/menus', ['keyword', 'page'])
/** A new one. */
export const newMenuScreen = screen('/menus/new')
/** One menu. */
export const menuScreen = screen('/menus/$menuId')
/** One being changed. */
export const editMenuScreen = screen('/menus/$menuId/edit')
/** NEXT-10: what covers of it need; `date` is the delivery date. */
export const orderMenuScreen = screen('/menus/$menuId/order', ['covers', 'date'])
/** NEXT-10: allergens, diets and nutrition of a menu, and of one recipe. */
export const menuSheetScreen = screen('/menus/$menuId/sheet')
/** The same of one recipe. */
export const recipeSheetScreen = screen('/recipes/$recipeId/sheet')
/** Asks before a menu is deleted: its id and version, 'ID.3'. */
export const deleteMenuDialog = dialog('delete-menu')
