export { type CountedItem, noteCountedStock } from './counted-stock.store.ts'
export { guideLineUser } from './guide-line-user.ts'
