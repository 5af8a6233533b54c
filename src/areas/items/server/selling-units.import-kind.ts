import { division, text, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { knownItem } from './import-references.ts'

const eachesPerCase = `(select i.eaches_per_case from items i
  where i.division = m.division and i.item_number = m.item_number)`

/** Units beside the case and the each, as numbers of cases (decision 32). */
export const sellingUnitsImportKind = importKind({
  name: 'selling-units',
  rowIs: 'one unit of an item beside the case and the each, such as a layer or a pallet',
  table: 'item_units',
  key: ['division', 'item_number', 'name'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    unit: key(text(20), 'Its name, such as Pallet', 'name'),
    cases: optional(whole(1, 9999), 'Cases in one of it', 'cases', 'integer'),
    eaches: optional(whole(1, 1_000_000), 'Eaches in one of it, where cases is empty', 'eaches', 'integer'),
  },
  references: [
    knownItem,
    {
      field: 'cases',
      when: 'num_nonnulls(m.cases, m.eaches) = 0',
      reason: 'One of cases and eaches is required',
    },
    {
      field: 'eaches',
      when: `m.cases is null and m.eaches % ${eachesPerCase} <> 0`,
      reason: 'No whole number of cases: an inner pack is sold as the each, by eachesPerCase of the item',
    },
  ],
})
