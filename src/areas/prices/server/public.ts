export { pricesFor } from './price.store.ts'
export { priceColumns, priceTables, toItemPrice, toItemStats, type PriceRow } from './price-columns.ts'
