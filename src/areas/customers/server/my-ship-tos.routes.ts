import { handle } from '#platform/http/handle.ts'
import { listMyShipTos } from '../my-ship-tos.endpoints.ts'
import { myShipTos } from './my-ship-tos.store.ts'

/** SHELL-6: the ship-tos of the top bar's dropdown, by search and page. */
export const listMyShipTosHandler = handle(listMyShipTos, async ({ db, caller, query }) => {
  const { pageNo, pageSize, keyword, includeTotal } = query
  const page = { keyword, limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { shipTos, total } = await myShipTos(db, caller.actor.userId, page, await caller.punchout?.reach())
  return { shipTos, ...(includeTotal && { totalRecords: total }) }
})
