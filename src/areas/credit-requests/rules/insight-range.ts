import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'

const daysBack = 90
const maxDays = 1095

/** CREDIT-2: the days that are asked for; without them the last 90. */
export function insightRange(
  asked: { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined },
  today: CalendarDate,
): Decision<{ readonly from: CalendarDate; readonly to: CalendarDate }> {
  const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today)
  const from = asked.from ?? addDays(to, -daysBack)
  if (from > to) return refuse(creditRefusals.credit_range_is_backwards, { field: 'to' })
  return daysBetween(from, to) > maxDays
    ? refuse(creditRefusals.credit_range_too_long, { field: 'from' })
    : allow({ from, to })
}
