import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { askedDate, shipToParams } from '#contract/values.ts'
import { orderPlan } from '#areas/recipe-orders/recipe-orders.ts'
import { recipeRefusals } from '#areas/recipes/recipes.refusals.ts'
import { menu, menuLimits, menuSummary, menuText } from './menu.ts'
import { menuRefusals } from './menus.refusals.ts'

/** The menus of a ship-to. */
export const menusPath = '/divisions/:division/ship-tos/:shipTo/menus'
/** One of them. */
export const menuPath = `${menusPath}/:menuId` as const
/** What `menuPath` names. */
export const menuParams = shipToParams.extend({ menuId: z.uuid() })
/** What every call of menus needs: they follow the rights of recipes. */
export const needs = ['manageRecipes'] as const
/** What changes an answer about menus. */
export const lives = ['menu', 'recipe', 'customer-data', 'catalogue'] as const

const saved = z.object({ message: z.string(), menu })

/** NEXT-10: the menus of a ship-to, by title. */
export const listMenus = endpoint({
  name: 'listMenus',
  method: 'GET',
  path: menusPath,
  livesBy: lives,
  summary: 'Menus of a ship-to',
  needs,
  params: shipToParams,
  query: pageQuery.extend({
    /** In titles, descriptions and recipes. */
    keyword: z.string().trim().max(100).default(''),
  }),
  answer: z.object({
    menus: z.array(menuSummary),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** Of the division: its days are meant. */
    timeZone: z.string(),
  }),
})

/** NEXT-10: one in full, with what its mix costs. */
export const getMenu = endpoint({
  name: 'getMenu',
  method: 'GET',
  path: menuPath,
  livesBy: lives,
  summary: 'A menu of a ship-to with the cost of its mix',
  needs,
  params: menuParams,
  answer: menu,
  refusals: [menuRefusals.menu_not_found],
})

const saveRefusals = [
  menuRefusals.menu_title_taken,
  menuRefusals.recipe_twice,
  menuRefusals.not_a_menu_recipe,
  recipeRefusals.recipe_not_found,
]

/** NEXT-10: a new one. */
export const createMenu = endpoint({
  name: 'createMenu',
  method: 'POST',
  path: menusPath,
  summary: 'Add a menu of a ship-to',
  needs,
  idempotent: true,
  params: shipToParams,
  body: menuText,
  answer: saved,
  status: 201,
  refusals: [...saveRefusals, menuRefusals.too_many_menus],
})

/** NEXT-10: writes one as a whole, in the version the caller has seen. */
export const updateMenu = endpoint({
  name: 'updateMenu',
  method: 'PUT',
  path: menuPath,
  summary: 'Change a menu of a ship-to',
  needs,
  ifMatch: true,
  params: menuParams,
  body: menuText,
  answer: saved,
  refusals: [...saveRefusals, menuRefusals.menu_not_found, menuRefusals.menu_changed],
})

/** NEXT-10: deletes one; its recipes stay. */
export const deleteMenu = endpoint({
  name: 'deleteMenu',
  method: 'DELETE',
  path: menuPath,
  summary: 'Delete a menu of a ship-to',
  needs,
  ifMatch: true,
  params: menuParams,
  answer: z.object({ message: z.string() }),
  refusals: [menuRefusals.menu_not_found, menuRefusals.menu_changed],
})

/** NEXT-10: what covers of a menu need, less stock and what is in open carts for the day. */
export const planMenuOrder = endpoint({
  name: 'planMenuOrder',
  method: 'GET',
  path: `${menuPath}/order-plan`,
  livesBy: [...lives, 'counts', 'cart', 'carts'],
  summary: 'What the covers of a menu need, as an order that nobody has placed',
  needs,
  params: menuParams,
  query: z.object({
    covers: queryNumber(1, menuLimits.covers),
    /** The day of the order; what is in open carts for it counts. */
    deliveryDate: askedDate.optional(),
  }),
  answer: orderPlan.extend({ title: z.string() }),
  refusals: [menuRefusals.menu_not_found],
})
