export { insertCreditMemo } from './credit-memo.store.ts'
export { putInPlan, takeFromPlan } from './invoice-plans.store.ts'
export { insertInvoices, openAtErp, writeInvoices } from './invoice-rows.store.ts'
export { lockPaidInvoices, postImportedPayments, reverseImportedPayments } from './imported-payments.ts'
export {
  bookEntries,
  type InvoiceKey,
  type LockedInvoice,
  lockInvoices,
  type NewEntry,
  postEntries,
  reverseEntries,
} from './post-entries.store.ts'
