import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { DistributionPlan } from '../auto-distribution.ts'

/** When a distribution runs. */
export type Schedule = Pick<DistributionPlan, 'startsOn' | 'everyWeeks' | 'endsOn'>

/**
 * STAFF-5: the first day from `from` on that it runs, in whole intervals from its first day; null
 * when none is left. What was missed is not made up for: the next day of the schedule counts.
 */
export function nextRun({ startsOn, everyWeeks, endsOn }: Schedule, from: CalendarDate): CalendarDate | null {
  let day = startsOn
  if (everyWeeks === null) return day >= from ? day : null
  while (day < from) day = addDays(day, 7 * everyWeeks)
  return endsOn !== null && day > endsOn ? null : day
}
