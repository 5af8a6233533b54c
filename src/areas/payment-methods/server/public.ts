export { askProcessor } from './ask-processor.ts'
export { insertAccount } from './bank-account.store.ts'
export { accountsToDebit, correctAccount, type CorrectionOutcome, markUnusable } from './bank-report.store.ts'
export { cardEntryMinutes, insertCard } from './credit-card.store.ts'
export { forgetCard } from './forget-card.job.ts'
export {
  cardTokenOf,
  holdMethodFor,
  type MethodForPayment,
  methodsFor,
  selectMethods,
} from './method-for-payment.store.ts'
export { insertMethod } from './payment-method.store.ts'
export { sealNumbers } from './sealed-account.ts'
