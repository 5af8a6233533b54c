import { handleOnReplica } from '#platform/http/handle.ts'
import { getTeamWeeks, getWorkQueue } from '../work-queue.endpoints.ts'
import { teamWeeksOf } from './team-weeks.store.ts'
import { workQueueOf } from './work-queue.store.ts'

/** SHELL-8: the first look of staff. */
export const getWorkQueueHandler = handleOnReplica(getWorkQueue, async ({ db, query, caller: { actor }, now }) => {
  const parts = {
    ...query,
    rep: query.rep ?? null,
    maySeeOrders: actor.can('viewSalesOrders'),
    mayOrder: actor.can('manageCart'),
    maySeeInvoices: actor.can('viewInvoices'),
  }
  return { serverTime: now.toISOString(), ...(await workQueueOf(db, actor.userId, parts, now)) }
})

/** SHELL-8: how the weeks of all their customers go. */
export const getTeamWeeksHandler = handleOnReplica(getTeamWeeks, async ({ db, caller: { actor }, now }) => ({
  weeks: await teamWeeksOf(db, actor.userId, now),
}))
