export { pricesFor } from './price.store.ts'
