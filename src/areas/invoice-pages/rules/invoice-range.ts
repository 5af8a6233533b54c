import { addDays, type CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { invoiceRefusals } from '../invoice.refusals.ts'
import type { InvoiceFilter } from '../invoices.endpoints.ts'

/** The earliest date of a range, in days back (S1 section 9). */
export const maxDaysBack = 1095
/** The latest date of a range, in days ahead: due dates lie ahead. */
export const maxDaysAhead = 365
/** Days after today at which the default range ends: a delivery may be billed before its day. */
export const defaultDaysAhead = 7

/** Both ends included. */
export interface DateSpan {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** The ranges of a list: invoice dates, and due dates where they are asked for. */
export interface InvoiceRanges extends DateSpan {
  readonly dueFrom: CalendarDate | null
  readonly dueTo: CalendarDate | null
}

/** The first and the last day a range may have. */
export const invoiceRangeLimits = (today: CalendarDate): DateSpan => ({
  from: addDays(today, -maxDaysBack),
  to: addDays(today, maxDaysAhead),
})

type Asked = Pick<InvoiceFilter, 'from' | 'to' | 'dueFrom' | 'dueTo'> & Partial<Pick<InvoiceFilter, 'show'>>

/**
 * BILL-1: the asked ranges within their bounds. Without a start the list begins `daysBack` days
 * back; what is open, past due or due in a range begins at the bound, or the oldest debts would be
 * left out of the very list that is about them.
 */
export function invoiceRanges(asked: Asked, today: CalendarDate, daysBack: number): Decision<InvoiceRanges> {
  const limits = invoiceRangeLimits(today)
  const isAboutDebts =
    asked.show === 'open' || asked.show === 'pastDue' || asked.dueFrom !== undefined || asked.dueTo !== undefined
  const usualStart = isAboutDebts ? limits.from : addDays(today, -Math.min(daysBack, maxDaysBack))
  const to = asked.to ?? latest(addDays(today, defaultDaysAhead), asked.from)
  const from = asked.from ?? earliest(usualStart, asked.to)
  const { dueFrom = null, dueTo = null } = asked
  for (const [field, date] of Object.entries({ from, to, dueFrom, dueTo })) {
    if (date !== null && date < limits.from) return refuse(invoiceRefusals.invoice_range_starts_too_early, { field })
    if (date !== null && date > limits.to) return refuse(invoiceRefusals.invoice_range_ends_too_late, { field })
  }
  if (to < from) return refuse(invoiceRefusals.invoice_range_is_backwards, { field: 'to' })
  if (dueFrom && dueTo && dueTo < dueFrom) return refuse(invoiceRefusals.invoice_range_is_backwards, { field: 'dueTo' })
  return allow({ from, to, dueFrom, dueTo })
}

const latest = (date: CalendarDate, other: CalendarDate | undefined) => (other && other > date ? other : date)
const earliest = (date: CalendarDate, other: CalendarDate | undefined) => (other && other < date ? other : date)
