import { addDays, type CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { paymentRefusals } from '../payments.refusals.ts'

/** Both days counted. */
export interface HistoryRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** BILL-4: the range that is asked for; without one, so many days back to today (S0 section 9). */
export function historyRange(
  asked: { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined },
  today: CalendarDate,
  daysBack: number,
): Decision<HistoryRange> {
  const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today)
  const from = asked.from ?? addDays(to, -daysBack)
  return from <= to ? allow({ from, to }) : refuse(paymentRefusals.range_is_backwards, { field: 'to' })
}
