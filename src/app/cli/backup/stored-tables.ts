import type pg from 'pg'

/** A table as an export holds it. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Tables an export leaves out: they describe processes and browsers of the exported portal, which
 * do not move with it.
 */
const leftOut: readonly string[] = [
  // Sessions, and the rows that are keyed by one: a code, a card entry or a browser that takes web
  // push is worth nothing in another session.
  'sessions',
  'push_subscriptions',
  'second_factor_codes',
  'card_entries',
  // Sign-ins on their way to the identity provider and back, ten minutes each, and the sessions of
  // the demo's provider.
  'single_sign_on_flows',
  'demo_provider_records',
  // Running processes, and the migrations, which the target runs itself.
  'job_workers',
  'schema_migrations',
]

/**
 * Every durable table with its writable columns, each behind those it refers to. Unlogged tables
 * hold nothing to keep.
 */
export async function storedTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [leftOut],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as "from", t.relname as "to" from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`,
  )
  const ordered: StoredTable[] = []
  const place = (table: StoredTable, way: readonly string[]): void => {
    if (ordered.includes(table)) return
    if (way.includes(table.name)) throw new Error(`Tables refer to each other in a circle: ${way.join(', ')}`)
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      if (leftOut.includes(to)) throw new Error(`The table ${table.name} refers to ${to}, which exports leave out`)
      const other = rows.find(({ name }) => name === to)
      if (other) place(other, [...way, table.name])
    }
    ordered.push(table)
  }
  for (const table of rows) place(table, [])
  return ordered
}

/** `COPY`'s list of columns; names come from the catalogue of the database itself. */
export const listed = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ')
