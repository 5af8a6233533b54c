import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { statementRefusals } from '../statements.refusals.ts'

/** Days a statement goes back, as lists of invoices do (S0 section 9). */
export const maxDaysBack = 1095
/** Days of a balance forward. */
export const maxPeriodDays = 366
/** Days before the last one at which a balance forward starts unless it says. */
const usualPeriodDays = 30

/** Both days included. */
export interface StatementPeriod {
  readonly from: CalendarDate
  readonly asOf: CalendarDate
}

/** BILL-2: the days of a statement within their bounds; what is not asked for is the usual. */
export function statementPeriod(
  asked: { readonly asOf?: CalendarDate | undefined; readonly from?: CalendarDate | undefined },
  today: CalendarDate,
): Decision<StatementPeriod> {
  const asOf = asked.asOf ?? today
  const earliest = addDays(today, -maxDaysBack)
  if (asOf > today) return refuse(statementRefusals.statement_in_future, { field: 'asOf' })
  if (asOf < earliest) return refuse(statementRefusals.statement_too_early, { field: 'asOf' })
  const usual = addDays(asOf, -usualPeriodDays)
  const from = asked.from ?? (usual < earliest ? earliest : usual)
  if (from < earliest) return refuse(statementRefusals.statement_too_early, { field: 'from' })
  if (from > asOf) return refuse(statementRefusals.statement_is_backwards, { field: 'from' })
  if (daysBetween(from, asOf) >= maxPeriodDays) return refuse(statementRefusals.statement_too_long, { field: 'from' })
  return allow({ from, asOf })
}
