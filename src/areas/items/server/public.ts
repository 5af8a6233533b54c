export { itemFacts, itemSummaries } from './item.store.ts'
export { summaryColumns, summaryTables, toItemSummary, type ItemSummaryRow } from './item-columns.ts'
