export { listPrices, pricesFor } from './price.store.ts'
export { priceHistory, type PriceHistory } from './price-history.store.ts'
export {
  candidatesSince,
  scopesColumn,
  selectCandidates,
  selectStats,
  statsOf,
  type CandidateColumns,
  type StatsRow,
} from './price-columns.ts'
export { candidatesByItem, toItemPrice } from './read-candidates.ts'
export { itemCostColumns, type ItemCostColumns, namedCost } from './cost-columns.ts'
export { endOffers, type OfferedPromotion, removeOffers, startOffers } from './promotion-offers.store.ts'
export {
  candidatesOfScopes,
  keyOfPrice,
  lockPrices,
  notePriceAuthor,
  priceAuthorOf,
  pricesBeside,
  putPrices,
  type PriceToPut,
  type StoredPrice,
} from './edited-prices.store.ts'
