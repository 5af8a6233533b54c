import { Refused } from '#kit/decision.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { costingFor } from '#areas/recipes/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import { createMenu, deleteMenu, getMenu, listMenus, updateMenu } from '../menus.endpoints.ts'
import { menuRefusals } from '../menus.refusals.ts'
import { menuOf, readMenuBook, toMenuSummary } from './menu-answers.ts'
import { findMenus, lockMenu, removeMenu, replaceMenu } from './menu.store.ts'
import { addMenu, type MenuCall, menuToWrite, writeMenu } from './save-menu.ts'

/** NEXT-10: a page of menus by title. */
export const listMenusHandler = handle(listMenus, async ({ db, params, query, caller, now }) => {
  const { pageSize } = query
  const costing = await costingFor(db, { caller, now })
  const first = await findMenus(db, params, query)
  const pageNo = lastPageWithin(query.pageNo, pageSize, first.total)
  const { total, ids } = pageNo === query.pageNo ? first : await findMenus(db, params, { ...query, pageNo })
  const book = await readMenuBook(db, costing, ids)
  return {
    menus: ids.map((id) => toMenuSummary(book, id, costing)),
    totalRecords: total,
    pageNo,
    pageSize,
    timeZone: costing.shipTo.timeZone,
  }
})

/** NEXT-10: one in full. */
export const getMenuHandler = handle(getMenu, async ({ db, params, caller, now, reply }) => {
  const menu = await menuOf(db, await costingFor(db, { caller, now }), params.menuId)
  void reply.header('etag', `"${menu.version}"`)
  return menu
})

/** NEXT-10: a new one. */
export const createMenuHandler = handle(createMenu, async (call) => {
  const { db, body, caller, now, reply } = call
  const id = await addMenu(call, body)
  const menu = await menuOf(db, await costingFor(db, { caller, now }), id)
  void reply.header('etag', `"${menu.version}"`)
  return { message: 'Menu added successfully', menu }
})

/** NEXT-10: written as a whole; a stale version returns the menu as it is. */
export const updateMenuHandler = handle(updateMenu, async (call) => {
  const { db, params, body, caller, now, reply } = call
  const id = params.menuId
  await writeMenu(call, async (tx) => {
    await menuToChange(tx, call, id)
    await replaceMenu(tx, params, id, await menuToWrite(tx, call, id, body))
    return { verb: 'change', id, title: body.title }
  })
  const menu = await menuOf(db, await costingFor(db, { caller, now }), id)
  void reply.header('etag', `"${menu.version}"`)
  return { message: 'Menu changed successfully', menu }
})

/** NEXT-10: deletes one. */
export const deleteMenuHandler = handle(deleteMenu, async (call) => {
  const { params } = call
  const id = params.menuId
  await writeMenu(call, async (tx) => {
    const { title } = await menuToChange(tx, call, id)
    await removeMenu(tx, params, id)
    return { verb: 'delete', id, title }
  })
  return { message: 'Menu deleted successfully' }
})

/** The menu, locked, in the version the caller has seen. */
async function menuToChange(
  tx: Queries,
  call: MenuCall & { readonly caller: Caller; readonly ifMatch: number | null },
  id: string,
): Promise<{ title: string }> {
  const found = await lockMenu(tx, call.params, id)
  if (!found) throw new Refused(menuRefusals.menu_not_found)
  if (call.ifMatch !== null && call.ifMatch !== found.version) {
    const menu = await menuOf(tx, await costingFor(tx, call), id)
    throw new Refused({ ...menuRefusals.menu_changed, details: { menu } })
  }
  return found
}
