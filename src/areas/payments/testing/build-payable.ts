import type { Payable } from '../payable.ts'

/** An open invoice of a test, or a credit when `open` is negative; the rest is believable. */
export const buildPayable = (invoiceNumber: string, open: number, more: Partial<Payable> = {}): Payable => ({
  invoiceNumber,
  shipTo: '0000101',
  shipToName: 'Harbor Grill Downtown',
  invoiceDate: '2026-02-20',
  dueDate: '2026-03-20',
  total: open,
  open,
  planNumber: null,
  ...more,
})
