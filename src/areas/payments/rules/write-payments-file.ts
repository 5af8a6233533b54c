import { toInputDate } from '#kit/dates.ts'
import { toCsv } from '#kit/csv.ts'
import type { Steps } from '#kit/steps.ts'

/** One invoice or credit of one payment. */
export interface PaidInvoice {
  readonly paymentNumber: string
  readonly division: string
  readonly billTo: string
  readonly billToName: string
  readonly status: string
  readonly placedOn: string
  readonly payOn: string
  readonly methodName: string
  readonly amount: number
  readonly reason: string
  readonly invoiceNumber: string
  readonly shipTo: string
  readonly pay: number
  readonly discount: number
  readonly credit: number
}

const head = [
  'Payment',
  'Division',
  'Bill-to',
  'Name',
  'Status',
  'Made on',
  'Payment date',
  'Method',
  'Payment amount',
  'Invoice',
  'Ship-to',
  'Paid',
  'Discount',
  'Credit',
  'Reason',
]
const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** BILL-4: the payment history as CSV, one row an invoice; it may pause after each row. */
export function* writePaymentsFile(rows: readonly PaidInvoice[]): Steps<string> {
  let text = toCsv([head])
  for (const row of rows) {
    text += toCsv([
      [
        row.paymentNumber,
        row.division,
        row.billTo,
        row.billToName,
        row.status,
        toInputDate(row.placedOn),
        toInputDate(row.payOn),
        row.methodName,
        dollars(row.amount),
        row.invoiceNumber,
        row.shipTo,
        dollars(row.pay),
        dollars(row.discount),
        dollars(row.credit),
        row.reason,
      ],
    ])
    yield
  }
  return text
}
