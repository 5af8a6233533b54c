import { addDays, type CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { orderRefusals } from '../order.refusals.ts'

/** The earliest date of the range, in days back (S0 section 9). */
export const maxDaysBack = 1095
/** The latest delivery date of the range, in days ahead (S0 section 9). */
export const maxDaysAhead = 30
/** Days after today at which the default range ends (S0 section 9). */
export const defaultDaysAhead = 7

/** The first and the last day a range may have. */
export const orderRangeLimits = (today: CalendarDate): OrderRange => ({
  from: addDays(today, -maxDaysBack),
  to: addDays(today, maxDaysAhead),
})

/** Both ends included. */
export interface OrderRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * ORDER-1: the asked range within its bounds; what is not asked for is the default, `daysBack` back
 * to 7 days ahead.
 */
export function orderRange(
  asked: { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined },
  today: CalendarDate,
  daysBack: number,
): Decision<OrderRange> {
  const to = asked.to ?? latest(addDays(today, defaultDaysAhead), asked.from)
  const from = asked.from ?? earliest(addDays(today, -daysBack), asked.to)
  const limits = orderRangeLimits(today)
  if (from < limits.from) return refuse(orderRefusals.range_starts_too_early, { field: 'from' })
  if (to > limits.to) return refuse(orderRefusals.range_ends_too_late, { field: 'to' })
  if (to < from) return refuse(orderRefusals.range_is_backwards, { field: 'to' })
  return allow({ from, to })
}

const latest = (date: CalendarDate, other: CalendarDate | undefined) => (other && other > date ? other : date)
const earliest = (date: CalendarDate, other: CalendarDate | undefined) => (other && other < date ? other : date)
