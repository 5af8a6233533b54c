export { pricesFor } from './price.store.ts'
export { priceColumns, priceTables, toItemStats, type PriceRow } from './price-columns.ts'
