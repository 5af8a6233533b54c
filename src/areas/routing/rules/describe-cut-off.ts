import { formatTimeOfDay } from '#kit/clock-time.ts'
import type { CustomerRouteDays } from '../route-days.ts'

/**
 * SHELL-7, CUST-3: until when ordering for a delivery is possible: "5:00 PM the day before". On the
 * division's clocks.
 */
export function describeCutOff({
  cutOffTime,
  cutOffDaysBefore,
}: Pick<CustomerRouteDays, 'cutOffTime' | 'cutOffDaysBefore'>): string {
  const time = formatTimeOfDay(cutOffTime)
  if (cutOffDaysBefore === 0) return `${time} the same day`
  return cutOffDaysBefore === 1 ? `${time} the day before` : `${time}, ${cutOffDaysBefore} days before`
}
