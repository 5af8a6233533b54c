import { date, division, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { knownItem } from './import-references.ts'

/** The stock of the warehouse. */
export const inventoryImportKind = importKind({
  name: 'inventory',
  rowIs: 'the stock of one item in one division',
  table: 'item_stock',
  key: ['division', 'item_number'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    onHandCases: needed(whole(-1_000_000, 100_000_000), 'Cases on hand', 'on_hand_cases', 'integer'),
    lowBelowCases: optional(
      whole(0, 100_000_000),
      'Below so many cases it is low stock',
      'low_below_cases',
      'integer',
      '0',
    ),
    nextArrivalOn: optional(date, 'When more arrives', 'next_arrival_on', 'date'),
  },
  references: [knownItem],
})
