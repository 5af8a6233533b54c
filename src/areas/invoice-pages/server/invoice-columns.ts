import type { InvoiceSummary } from '../invoice.ts'
import { invoiceKind, invoiceState } from '../rules/invoice-state.ts'

/** An invoice as it is stored; its state follows from the division's day. */
export interface StoredSummary extends Omit<InvoiceSummary, 'kind' | 'state' | 'daysPastDue'> {
  readonly isDeposit: boolean
  /** Where the division is. */
  readonly today: string
}

/** A stored summary as JSON pairs, for SQL over an invoice `i` and `summaryTables`; uses `:now`. */
export const summaryPairs = `
  'division', i.division, 'invoiceNumber', i.invoice_number, 'isDeposit', i.is_deposit, 'shipTo', i.ship_to,
  'shipToName', s.name, 'billTo', i.bill_to, 'billToName', coalesce(b.name, ''), 'orderId', i.order_id, 'orderNumber', o.order_number,
  'po', coalesce(o.po, ''), 'invoiceDate', i.invoice_date, 'dueDate', i.due_date, 'total', i.total_cents,
  'open', i.open_cents, 'today', (:now::timestamptz at time zone d.time_zone)::date` as const

/** Joins an invoice `i` with its ship-to, bill-to, division and order. */
export const summaryTables = `
  join divisions d on d.code = i.division
  join ship_tos s on s.division = i.division and s.number = i.ship_to
  left join bill_tos b on b.division = i.division and b.number = i.bill_to
  left join orders o on o.id = i.order_id` as const

/** A stored summary with what the division's day makes of it; field by field, as lists are long. */
export const summaryOf = (stored: StoredSummary): InvoiceSummary => ({
  division: stored.division,
  invoiceNumber: stored.invoiceNumber,
  shipTo: stored.shipTo,
  shipToName: stored.shipToName,
  billTo: stored.billTo,
  billToName: stored.billToName,
  orderId: stored.orderId,
  orderNumber: stored.orderNumber,
  po: stored.po,
  invoiceDate: stored.invoiceDate,
  dueDate: stored.dueDate,
  total: stored.total,
  open: stored.open,
  kind: invoiceKind(stored.total, stored.isDeposit),
  ...invoiceState(stored, stored.today),
})
