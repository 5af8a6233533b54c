import { knownShipTo } from '#areas/customers/server/public.ts'
import { division, text, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { ownWordsLimits } from '../own-words-limits.ts'
import { knownItem } from './import-references.ts'

/** A customer's own words for an item (ITEM-2). */
export const customerItemsImportKind = importKind({
  name: 'customer-items',
  rowIs: "one ship-to's own words for one item",
  table: 'customer_items',
  publishes: 'customer-data',
  key: ['division', 'ship_to', 'item_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    customerDescription: optional(
      text(ownWordsLimits.customerDescription),
      "The customer's name for it",
      'customer_description',
    ),
    customerItemNumber: optional(
      text(ownWordsLimits.customerItemNumber),
      "The customer's number for it",
      'customer_item_number',
    ),
  },
  references: [knownShipTo, knownItem],
})
