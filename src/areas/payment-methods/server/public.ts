export { insertAccount } from './bank-account.store.ts'
export { insertCard } from './credit-card.store.ts'
export { insertMethod } from './payment-method.store.ts'
export { sealNumbers } from './sealed-account.ts'
