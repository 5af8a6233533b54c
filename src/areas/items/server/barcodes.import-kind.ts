import { division, gtin, oneOf, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { knownItem } from './import-references.ts'

/** The barcodes of an item beside its own GTIN: scans and searches find it by them (NEXT-8). */
export const barcodesImportKind = importKind({
  name: 'barcodes',
  rowIs: 'one further barcode of an item',
  table: 'item_barcodes',
  key: ['division', 'gtin', 'item_number'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item that has the barcode', 'item_number'),
    gtin: key(gtin, 'Number of the barcode, as printed', 'gtin'),
    unit: optional(oneOf(['CS', 'EA']), 'What the barcode is on: a case or an each', 'unit', 'text', "'CS'"),
  },
  references: [knownItem],
})
