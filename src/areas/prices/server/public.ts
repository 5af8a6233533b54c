export { pricesFor } from './price.store.ts'
export {
  candidatesTable,
  priceColumns,
  priceTables,
  toItemPrice,
  toItemStats,
  type CandidatesRow,
  type PriceRow,
} from './price-columns.ts'
