export { alternateRows, alternatesOf, type ItemAlternate } from './alternates.store.ts'
export { type ItemNutrition, nutritionOf } from './nutrition.store.ts'
export { suitabilityOf } from './suitability.store.ts'
export { itemDataSheet } from './item-data-sheet.ts'
export { type CustomerWords, saveOwnWords } from './customer-words.store.ts'
export { changesSince } from './catalogue-changes.store.ts'
export { knownItem } from './import-references.ts'
export { addInvoiceDates, addPurchases, replacePurchases } from './purchases.store.ts'
export { itemFacts, itemSummaries } from './item.store.ts'
export {
  detailColumns,
  stockOf,
  summaryTables,
  toItem,
  toItemSummary,
  type ItemDetailRow,
  type ItemSummaryRow,
} from './item-columns.ts'
export {
  catalogueVersion,
  knownItems,
  selectPassing,
  summaryRowOf,
  type KnownItem,
  type PassingColumns,
  knownItemsCount,
} from './known-items.ts'
