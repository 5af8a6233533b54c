import type { Database } from '#platform/database/database.ts'
import { people, shipTos } from './distributor.ts'

/** Written by any call, refused or not. */
const besides = ['sessions', 'rate_counters', 'idempotency_keys', 'audit_entries', 'job_workers']

/**
 * A fingerprint of every table's rows, by table; of `foreign` only of rows that belong to the
 * stranger's ship-to, bill-to or person.
 */
export async function storedState(db: Database, part: 'all' | 'foreign' = 'all'): Promise<Record<string, string>> {
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
  const rows = await db.rows<{ name: string; hash: string }>(wanted.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
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
