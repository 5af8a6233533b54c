import { handle } from '#platform/http/handle.ts'
import { listMyBillTos, listMyDivisions } from '../bill-tos.endpoints.ts'
import { countMyBillTos, myBillTos, myDivisions } from './bill-to.store.ts'

/** CUST-1: the bill-tos of pickers, by search and page. */
export const listMyBillTosHandler = handle(listMyBillTos, async ({ db, caller, query }) => {
  const { pageNo, pageSize, keyword, includeTotal } = query
  const { userId } = caller.actor
  const [billTos, totalRecords] = await Promise.all([
    myBillTos(db, userId, { keyword, limit: pageSize, offset: (pageNo - 1) * pageSize }),
    includeTotal ? countMyBillTos(db, userId, keyword) : undefined,
  ])
  return { billTos, ...(totalRecords !== undefined && { totalRecords }) }
})

/** CUST-1: divisions to filter by. */
export const listMyDivisionsHandler = handle(listMyDivisions, async ({ db, caller }) => ({
  divisions: await myDivisions(db, caller.actor.userId),
}))
