import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import type { Query } from '#platform/database/statement.ts'
import { people, shipTos } from './distributor.ts'

/** Written by any call, refused or not. */
const besides = ['sessions', 'rate_counters', 'idempotency_keys', 'audit_entries', 'job_workers']

/**
 * The statements of each database by part: planning one of all tables takes longer than asking it.
 */
const statements = new WeakMap<Database, Map<Part, Promise<Query>>>()
type Part = 'all' | 'foreign'

/**
 * A fingerprint of every table's rows, by table; of `foreign` only of rows that belong to the
 * stranger's ship-to, bill-to or person. Tables are looked up once.
 */
export async function storedState(db: Database, part: Part = 'all'): Promise<Record<string, string>> {
  const ofDatabase = statements.get(db) ?? new Map<Part, Promise<Query>>()
  statements.set(db, ofDatabase)
  const statement = ofDatabase.get(part) ?? fingerprintOf(db, part)
  ofDatabase.set(part, statement)
  const rows = await db.rows<{ name: string; hash: string }>(await statement)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

async function fingerprintOf(db: Database, part: Part): Promise<Query> {
  const tables = await db.rows<{ name: string; columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and not c.table_name = any($1)
     group by c.table_name order by c.table_name`,
    [besides],
  )
  const wanted = tables.flatMap(({ name, columns }) => {
    const where = part === 'all' ? 'true' : belongingTo(columns)
    return where === ''
      ? []
      : [
          `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t where ${where}`,
        ]
  })
  const text = wanted.join(' union all ')
  const name = `test.stored-${part}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  return { name, text, values: [] }
}

function belongingTo(columns: readonly string[]): string {
  const { shipTo } = shipTos.foreign
  return [
    ...columns.filter((column) => column === 'ship_to').map((column) => `t.${column} = '${shipTo}'`),
    ...columns.filter((column) => column === 'bill_to').map((column) => `t.${column} = '0000200'`),
    ...columns
      .filter((column) => /user_id$|owner_id$/.test(column))
      .map((column) => `t.${column}::text = '${people.stranger}'`),
  ].join(' or ')
}
