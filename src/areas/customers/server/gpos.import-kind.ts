import { text } from '#platform/imports/cell.ts'
import { importKind, key, needed } from '#platform/imports/import-kind.ts'

/** Group purchasing organizations (CUST-4). */
export const gposImportKind = importKind({
  name: 'gpos',
  rowIs: 'one group purchasing organization',
  table: 'gpos',
  key: ['id'],
  isCatalogue: true,
  columns: {
    id: key(text(40), 'Id, as items and ship-tos name it', 'id'),
    name: needed(text(100), 'Name people read', 'name'),
  },
})
