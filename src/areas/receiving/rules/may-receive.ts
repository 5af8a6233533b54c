import { type CalendarDate, addDays } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { receivingDaysAhead, receivingDaysBack } from '../receiving.ts'
import { receivingRefusals } from '../receiving.refusals.ts'

/** The days whose deliveries are checked in today. */
export const receivableDays = (today: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } => ({
  from: addDays(today, -receivingDaysBack),
  to: addDays(today, receivingDaysAhead),
})

/**
 * NEXT-6: a delivery is checked in from the day before until two weeks after, in the division's
 * days.
 */
export function mayReceive(day: CalendarDate, today: CalendarDate): Decision {
  const { from, to } = receivableDays(today)
  if (day > to) return refuse(receivingRefusals.delivery_too_early)
  return day < from ? refuse(receivingRefusals.delivery_too_late) : allow()
}
