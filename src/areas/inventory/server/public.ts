export { countLineUser } from './count-line-user.ts'
export { currentPrices, lastPurchasePrices, ownPrices } from './valuation.store.ts'
