import type { InvoiceSummary } from '../invoice.ts'

/** BILL-3: true where one payment can settle all of them: open invoices of one bill-to. */
export const payableTogether = (invoices: readonly Pick<InvoiceSummary, 'division' | 'billTo' | 'open'>[]): boolean =>
  invoices.length > 0 &&
  invoices.every(
    ({ division, billTo, open }) => open > 0 && division === invoices[0]!.division && billTo === invoices[0]!.billTo,
  )
