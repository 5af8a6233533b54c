import { knownShipTo } from '#areas/customers/server/public.ts'
import { division, text, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { namedEntryLimits } from '../named-entry.ts'

/** Categories of a kitchen's own, by name (GUIDE-4). */
export const customerCategoriesImportKind = importKind({
  name: 'customer-categories',
  rowIs: 'one category of one ship-to',
  table: 'customer_categories',
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
      `(select coalesce(max(r.sort_sequence), 0) + s.line from customer_categories r
        where r.division = s.division and r.ship_to = s.ship_to)`,
    ),
  },
  computed: [{ column: 'id', type: 'uuid', fallback: 's.id', isFresh: true, from: () => undefined }],
  references: [
    knownShipTo,
    {
      field: 'name',
      when: `exists (select 1 from customer_categories r where r.division = m.division and r.ship_to = m.ship_to
          and lower(r.name) = lower(m.name) and r.name <> m.name)
        or exists (select 1 from import_stage f where f.division = s.division and f.ship_to = s.ship_to
          and lower(f.name) = lower(s.name) and f.line < s.line)`,
      reason: 'There is one with this name in other capital letters',
    },
    {
      field: 'name',
      when: `o.stored is not true and (
          select count(*) from customer_categories r where r.division = s.division and r.ship_to = s.ship_to)
        + (select count(*) from import_stage f where f.division = s.division and f.ship_to = s.ship_to
          and f.line <= s.line and not exists (select 1 from customer_categories r
            where r.division = f.division and r.ship_to = f.ship_to and r.name = f.name)) > ${namedEntryLimits.entries}`,
      reason: `There is no room for more than ${namedEntryLimits.entries}`,
    },
  ],
  write: [
    `insert into customer_categories (id, division, ship_to, name, sort_sequence)
     select id, division, ship_to, name, sort_sequence from import_ready where outcome <> 'unchanged'
     on conflict (id) do update set sort_sequence = excluded.sort_sequence`,
  ],
})
