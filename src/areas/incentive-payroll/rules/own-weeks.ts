import type { CalendarDate } from '#kit/dates.ts'
import type { OwnIncentive, OwnWeek } from '../incentive-record.ts'
import { type IncentiveType, incentiveTypeNames } from '../incentive-types.ts'
import type { CalendarWeek } from './financial-weeks.ts'

type Paid = Pick<OwnIncentive, 'type' | 'amountCents' | 'day'>

const sum = (of: readonly Paid[]) => of.reduce((total, { amountCents }) => total + amountCents, 0)

/** STAFF-1: what one rep got for a week, by type. */
export function ownWeekOf(week: CalendarWeek, isClosed: boolean, records: readonly Paid[]): OwnWeek {
  const ofWeek = records.filter(({ day }) => day >= week.startsOn && day <= week.endsOn)
  const types = incentiveTypeNames.flatMap((type): [IncentiveType, number][] => {
    const ofType = ofWeek.filter((each) => each.type === type)
    return ofType.length > 0 ? [[type, sum(ofType)]] : []
  })
  return { ...week, isClosed, byType: Object.fromEntries(types), totalCents: sum(ofWeek) }
}

/** STAFF-1: the weeks with records of one rep, newest first. */
export const ownWeeksOf = (
  weeks: readonly CalendarWeek[],
  closed: ReadonlySet<CalendarDate>,
  records: readonly Paid[],
): OwnWeek[] =>
  weeks
    .filter(({ startsOn, endsOn }) => records.some(({ day }) => day >= startsOn && day <= endsOn))
    .map((week) => ownWeekOf(week, closed.has(week.startsOn), records))
    .toReversed()
