import { dayOfUser } from '#areas/customers/server/public.ts'
import { calendarOf } from '#areas/incentive-payroll/server/public.ts'
import { salesRange } from '#areas/sales-analytics/rules/sales-range.ts'
import { handleOnReplica } from '#platform/http/handle.ts'
import { getTeam } from '../team.endpoints.ts'
import { teamOf } from './team.store.ts'

/** STAFF-6: a sales manager's reps side by side. */
export const getTeamHandler = handleOnReplica(getTeam, async ({ db, query, caller: { actor }, now, services }) => {
  const { userId } = actor
  const today = await dayOfUser(db, userId, now)
  const range = salesRange(query.period, today, calendarOf(services.config))
  const seesMargin = actor.can('viewAnalysis')
  const rights = { maySeeCredits: actor.can('viewCreditRequests'), maySeeInvoices: actor.can('viewInvoices') }
  const team = await teamOf(db, { ...range, userId, today, withCosts: seesMargin }, { now, ...rights })
  return { range, seesMargin, ...team }
})
