import { date, division, text, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { knownItem } from './import-references.ts'

/** The stock of the warehouses of a division: their sum is what is sold from (decision 32). */
export const warehouseStockImportKind = importKind({
  name: 'warehouse-stock',
  rowIs:
    'the stock of one item in one warehouse of a division; the sum of the warehouses is its stock, but for ship-tos that one of them serves',
  table: 'item_warehouse_stock',
  key: ['division', 'item_number', 'warehouse'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    warehouse: key(text(40), 'Number or name of the warehouse; staff only', 'warehouse'),
    onHandCases: needed(whole(-1_000_000, 20_000_000), 'Cases on hand', 'on_hand_cases', 'integer'),
    lowBelowCases: optional(
      whole(0, 20_000_000),
      'Below so many cases it is low stock',
      'low_below_cases',
      'integer',
      '0',
    ),
    nextArrivalOn: optional(date, 'When more arrives', 'next_arrival_on', 'date'),
  },
  references: [knownItem],
})
