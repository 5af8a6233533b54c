export { pricesFor } from './price.store.ts'
export {
  candidateColumns,
  candidatesByItem,
  priceColumns,
  priceTables,
  selectCandidates,
  selectStats,
  statsOf,
  toItemPrice,
  toItemStats,
  type CandidateColumns,
  type PriceRow,
  type StatsRow,
} from './price-columns.ts'
