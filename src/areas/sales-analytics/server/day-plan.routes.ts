import { handleOnReplica } from '#platform/http/handle.ts'
import { getDayPlan } from '../day-plan.endpoints.ts'
import { dayPlanOf } from './day-plan.store.ts'

/** STAFF-6: whom a sales rep calls today. */
export const getDayPlanHandler = handleOnReplica(
  getDayPlan,
  async ({ db, query: { limit, rep = null }, caller, now }) => ({
    serverTime: now.toISOString(),
    ...(await dayPlanOf(db, caller.actor.userId, { now, limit, rep })),
  }),
)
