import { refusals } from '#contract/refusals.ts'

/** Every "no" of invoices. */
export const invoiceRefusals = refusals({
  invoice_not_found: [404, 'Invoice not found.'],
  invoice_files_none: [404, 'No invoices match.'],
  invoice_files_too_many: [400, 'One download holds at most 1,000 invoices. Narrow the dates or the filters.'],
  invoice_files_busy: [503, 'Other downloads are being prepared. Try again in a minute.'],
  invoice_range_starts_too_early: [400, 'The date range can start at most 1,095 days back.'],
  invoice_range_ends_too_late: [400, 'The date range can end at most 365 days ahead.'],
  invoice_range_is_backwards: [400, 'The date range ends before it starts.'],
})
