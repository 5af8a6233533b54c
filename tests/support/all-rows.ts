import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import type { Query } from '#platform/database/statement.ts'

/** What a request may change though it fails, table by table. */
const mayDiffer: Readonly<Record<string, string>> = {
  rate_counters: 'a refused request counts as well',
  login_attempts: 'an attempt counts before it is judged, so that a cut connection gives no free one',
  job_workers: 'processes note that they live',
}
/** Columns that say when something was last used, or how far it has come, by table. */
const mayMove: Readonly<Record<string, readonly string[]>> = {
  sessions: ['last_seen_at', 'expires_at'],
  api_keys: ['last_used_at', 'last_address'],
  order_imports: ['stage', 'done_rows', 'row_count'],
}

/** All that a database holds, to be compared and to be put back where a rollback does not. */
export interface AllRows {
  /** A fingerprint of each table. */
  readonly tables: Readonly<Record<string, string>>
  /** Where its sequences stand. */
  readonly sequences: string
}

const statements = new WeakMap<Database, Promise<Query>>()

/** Reads a fingerprint of every table but those named above; queued jobs are one of them. */
export async function allRows(db: Database): Promise<AllRows> {
  const statement = statements.get(db) ?? fingerprints(db)
  statements.set(db, statement)
  const rows = await db.rows<{ name: string; hash: string }>(await statement)
  const tables = Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
  const { 'all sequences': sequences = '', ...others } = tables
  return { tables: others, sequences }
}

/**
 * Whether nobody else is at work in this database: tests of races have transactions of their own.
 */
export async function isAlone(db: Database): Promise<boolean> {
  const others = await db.rows(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and state <> 'idle'`,
  )
  return others.length === 0
}

/** The tables that differ between two readings. */
export const differing = (one: AllRows, other: AllRows): string[] =>
  [...new Set([...Object.keys(one.tables), ...Object.keys(other.tables)])].filter(
    (table) => one.tables[table] !== other.tables[table],
  )

/** Puts the sequences back: a rollback leaves gaps, and tests know the next number. */
export async function restoreSequences(db: Database, { sequences }: AllRows): Promise<void> {
  const places = JSON.parse(sequences || '[]') as readonly { name: string; at: string | null }[]
  await db.rows(
    `select setval(name::regclass, coalesce(at, 1), at is not null)
     from jsonb_to_recordset($1::jsonb) as places (name text, at bigint)`,
    [JSON.stringify(places)],
  )
}

async function fingerprints(db: Database): Promise<Query> {
  const tables = await db.rows<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any($1)
       and (n.nspname = current_schema() or (n.nspname = 'graphile_worker' and c.relname = '_private_jobs'))
     order by c.relname`,
    [Object.keys(mayDiffer)],
  )
  const each = tables.map(({ schema, name }) => {
    const moving = mayMove[name] ?? []
    const row = moving.length > 0 ? `(to_jsonb(t) - array['${moving.join("', '")}'])::text` : 't::text'
    return `select '${name}' as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as hash from "${schema}"."${name}" t`
  })
  const text = [
    ...each,
    `select 'all sequences', coalesce(jsonb_agg(jsonb_build_object('name', quote_ident(schemaname) || '.' || quote_ident(sequencename),
       'at', last_value))::text, '[]') from pg_sequences where schemaname = current_schema()`,
  ].join(' union all ')
  const name = `test.all-rows-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  return { name, text, values: [] }
}
