import { date, division, text } from '#platform/imports/cell.ts'
import { importKind, key, needed } from '#platform/imports/import-kind.ts'
import { knownDivision } from './import-references.ts'

/** Days without delivery. */
export const holidaysImportKind = importKind({
  name: 'holidays',
  rowIs: 'one day without delivery in one division',
  table: 'holidays',
  key: ['division', 'on_date'],
  columns: {
    division: key(division, 'Division code', 'division'),
    date: key(date, 'The day', 'on_date', 'date'),
    name: needed(text(100), 'Name people read', 'name'),
  },
  references: [knownDivision],
})
