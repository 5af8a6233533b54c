import { type CalendarDate, daysBetween } from '#kit/dates.ts'
import type { InvoiceKind, InvoiceState, InvoiceSummary } from '../invoice.ts'

/**
 * BILL-1: what an invoice is to whoever pays it. A credit is never past due, whatever its due date;
 * an invoice that was overpaid has a credit left as well.
 */
export function invoiceState(
  { total, open, dueDate }: Pick<InvoiceSummary, 'total' | 'open' | 'dueDate'>,
  today: CalendarDate,
): Pick<InvoiceSummary, 'state' | 'daysPastDue'> {
  const state = (): InvoiceState => {
    if (open < 0) return 'creditLeft'
    if (open === 0) return total < 0 ? 'creditUsed' : 'paid'
    if (dueDate < today) return 'pastDue'
    return open < total ? 'partlyPaid' : 'open'
  }
  const found = state()
  return { state: found, daysPastDue: found === 'pastDue' ? daysBetween(dueDate, today) : 0 }
}

/** BILL-1: a negative total is a credit; of returned deposits people speak by their own name. */
export const invoiceKind = (total: number, isDeposit: boolean): InvoiceKind =>
  total >= 0 ? 'invoice' : isDeposit ? 'deposit' : 'credit'
