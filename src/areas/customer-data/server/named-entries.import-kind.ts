import { knownShipTo } from '#areas/customers/server/public.ts'
import { division, text, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { namedEntryLimits } from '../named-entry.ts'
import type { NamedEntryTable } from './named-entry.store.ts'
import { namesOfShipTo } from './names-of-ship-to.ts'

const kindOf = (name: 'customer-categories' | 'customer-locations', rowIs: string, table: NamedEntryTable) =>
  importKind({
    name,
    rowIs,
    table,
    publishes: 'customer-data',
    key: ['division', 'ship_to', 'name'],
    columns: {
      division: key(division, 'Division code', 'division'),
      shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
      name: key(text(namedEntryLimits.name), 'Name people read', 'name'),
      position: optional(
        whole(1, 1_000_000),
        'Place in the order of the kitchen; behind the others unless given',
        'sort_sequence',
        'integer',
        `(select coalesce(max(r.sort_sequence), 0) + s.line from ${table} r
          where r.division = s.division and r.ship_to = s.ship_to)`,
      ),
    },
    computed: [{ column: 'id', type: 'uuid', fallback: 's.id', isFresh: true, from: () => undefined }],
    references: [knownShipTo, ...namesOfShipTo(table, namedEntryLimits.entries)],
    write: [
      `insert into ${table} (id, division, ship_to, name, sort_sequence)
       select id, division, ship_to, name, sort_sequence from import_ready where outcome <> 'unchanged'
       on conflict (id) do update set sort_sequence = excluded.sort_sequence`,
    ],
  })

/** Categories of a kitchen's own, by name (GUIDE-4). */
export const customerCategoriesImportKind = kindOf(
  'customer-categories',
  'one category of one ship-to',
  'customer_categories',
)

/** Locations of a kitchen's own, by name (GUIDE-4). */
export const customerLocationsImportKind = kindOf(
  'customer-locations',
  'one location of one ship-to',
  'customer_locations',
)
