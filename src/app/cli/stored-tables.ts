import type pg from 'pg'

/** A table as an export holds it. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Sessions end with the move; the migrations of the target are its own. */
const leftOut = ['sessions', 'schema_migrations']

/** Every durable table with its writable columns, each behind those it refers to. */
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
      const other = rows.find(({ name }) => name === to)
      if (other) place(other, [...way, table.name])
    }
    ordered.push(table)
  }
  for (const table of rows) place(table, [])
  return ordered
}

/** Names of the migrations a database has run: an export fits only the same ones. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by number')
  return rows.map(({ name }) => name)
}

/** `COPY`'s list of columns; names come from the catalogue of the database itself. */
export const listed = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ')
