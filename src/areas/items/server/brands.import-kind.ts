import { text, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'

/** Brands of items. */
export const brandsImportKind = importKind({
  name: 'brands',
  rowIs: 'one brand',
  table: 'brands',
  key: ['name'],
  isCatalogue: true,
  columns: {
    brand: key(text(100), 'Name, as items name it', 'name'),
    isEBrand: optional(yesNo, "Whether it is the distributor's own brand", 'is_e_brand', 'boolean', 'false'),
  },
})
