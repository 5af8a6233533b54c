export { countLineUser } from './count-line-user.ts'
export { purchaseHistory } from './purchase-history.store.ts'
export { currentPrices, lastPurchasePrices, ownPrices } from './valuation.store.ts'
