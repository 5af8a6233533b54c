import type { CalendarDate } from '#kit/dates.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { getOwnIncentives, listOwnIncentiveWeeks } from '../incentive-payroll.endpoints.ts'
import { amountOf } from '../rules/amount-of.ts'
import { weekOf, weeksOfYear } from '../rules/financial-weeks.ts'
import { ownWeekOf, ownWeeksOf } from '../rules/own-weeks.ts'
import { calendarOf } from './calendar-of.ts'
import { closedWeeks, ownIncentivesOf } from './incentive-records.store.ts'

/** Financial years one can look back to, the current one included. */
const yearsShown = 3

async function recordsOf(db: Queries, userId: string, days: { startsOn: CalendarDate; endsOn: CalendarDate }) {
  const records = await ownIncentivesOf(db, userId, days)
  return records.map((record) => ({ ...record, amountCents: amountOf(record.type, record) }))
}

/** STAFF-1: the weeks the caller got something for. */
export const listOwnIncentiveWeeksHandler = handle(listOwnIncentiveWeeks, async (call) => {
  const { db, caller, query, now, services } = call
  const { userId } = caller.actor
  const calendar = calendarOf(services.config)
  const today = await dayOfUser(db, userId, now)
  const thisYear = weekOf(calendar, today).year
  const { year } = weekOf(calendar, query.day ?? today)
  const weeks = weeksOfYear(calendar, year)
  const [startsOn, endsOn] = [weeks[0]!.startsOn, weeks.at(-1)!.endsOn]
  const records = await recordsOf(db, userId, { startsOn, endsOn })
  const own = ownWeeksOf(weeks, await closedWeeks(db, startsOn), records)
  return {
    years: Array.from({ length: yearsShown }, (_, ago) => thisYear - ago).map((each) => ({
      year: each,
      startsOn: weeksOfYear(calendar, each)[0]!.startsOn,
    })),
    year,
    weeks: own,
    totalCents: own.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }
})

/** STAFF-1: the caller's records of a week. */
export const getOwnIncentivesHandler = handle(getOwnIncentives, async (call) => {
  const { db, caller, params, services } = call
  const week = weekOf(calendarOf(services.config), params.day)
  const records = await recordsOf(db, caller.actor.userId, week)
  const closed = await closedWeeks(db, week.startsOn)
  return { week: ownWeekOf(week, closed.has(week.startsOn), records), records }
})
