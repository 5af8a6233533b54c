export { itemFacts, itemSummaries } from './item.store.ts'
export {
  detailColumns,
  summaryColumns,
  summaryTables,
  toItem,
  toItemSummary,
  type ItemDetailRow,
  type ItemSummaryRow,
} from './item-columns.ts'
