import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { NamedEntry } from '../named-entry.ts'

/** The tables of categories and locations: the same columns, and a name once a ship-to. */
export type NamedEntryTable = 'customer_categories' | 'customer_locations'

const columns = 'id, name, sort_sequence as "sortSequence"' as const
const statementsOf = (table: NamedEntryTable) => ({
  all: sql(
    `customer-data.${table}.all`,
    `select ${columns} from ${table} where division = :division and ship_to = :shipTo order by sort_sequence, id`,
  ),
  lock: sql(
    `customer-data.${table}.lock`,
    // Locked: a line that names it waits until it is known whether it stays.
    `select ${columns} from ${table} where division = :division and ship_to = :shipTo and id = :id for update`,
  ),
  insert: sql(
    `customer-data.${table}.insert`,
    `insert into ${table} (id, division, ship_to, name, sort_sequence)
     select :id, :division, :shipTo, :name, coalesce(max(sort_sequence), 0) + 1
     from ${table} where division = :division and ship_to = :shipTo
     on conflict do nothing returning ${columns}`,
  ),
  rename: sql(
    `customer-data.${table}.rename`,
    `update ${table} n set name = :name
     where division = :division and ship_to = :shipTo and id = :id and not exists (
       select 1 from ${table} o
       where o.division = :division and o.ship_to = :shipTo and lower(o.name) = lower(:name) and o.id <> :id)
     returning ${columns}`,
  ),
  remove: sql(
    `customer-data.${table}.remove`,
    `delete from ${table} where division = :division and ship_to = :shipTo and id = :id`,
  ),
  sort: sql(
    `customer-data.${table}.sort`,
    `update ${table} n set sort_sequence = wanted.place
     from unnest(:ids::uuid[]) with ordinality as wanted (id, place)
     where n.division = :division and n.ship_to = :shipTo and n.id = wanted.id and n.sort_sequence <> wanted.place`,
  ),
})
const statements = {
  customer_categories: statementsOf('customer_categories'),
  customer_locations: statementsOf('customer_locations'),
}

const keyOf = ({ division, shipTo }: ShipToKey) => ({ division, shipTo })

/** Reads and writes categories or locations. */
export function namedEntryStore(table: NamedEntryTable) {
  const { all, lock, insert, rename, remove, sort } = statements[table]
  return {
    /** In the kitchen's order. */
    all: (db: Queries, place: ShipToKey): Promise<NamedEntry[]> => db.rows(all(keyOf(place))),
    /** Locked until the transaction ends; undefined: not of this ship-to, or deleted. */
    lock: (db: Queries, place: ShipToKey, id: string): Promise<NamedEntry | undefined> =>
      db.maybe(lock({ ...keyOf(place), id })),
    /** At the end; undefined: the name is taken. */
    add: (db: Queries, place: ShipToKey, id: string, name: string): Promise<NamedEntry | undefined> =>
      db.maybe(insert({ ...keyOf(place), id, name })),
    /** Undefined: the name is taken. */
    rename: (db: Queries, place: ShipToKey, id: string, name: string): Promise<NamedEntry | undefined> =>
      db.maybe(rename({ ...keyOf(place), id, name })),
    remove: (db: Queries, place: ShipToKey, id: string): Promise<void> => db.send(remove({ ...keyOf(place), id })),
    sort: (db: Queries, place: ShipToKey, ids: readonly string[]): Promise<void> =>
      db.send(sort({ ...keyOf(place), ids })),
  }
}
