import { liveChannel } from '#platform/events/live-events.ts'
import type { ImportKind, Reference, Row, RowProblem, Store } from '#platform/imports/import-kind.ts'

/** A stored column and how its value comes out of a row; undefined: leave as stored. */
export interface StagedColumn extends Store {
  readonly from: (row: Row) => unknown
  readonly isKey: boolean
  /** The file's column, when a new row must bring it. */
  readonly neededAs: string | undefined
}

/** The statements that take one batch of a kind from the staging table into its tables. */
export interface StageSql {
  readonly columns: readonly StagedColumn[]
  readonly create: string
  readonly copy: string
  /**
   * Compares with what is stored: fills import_ready with merged values, outcomes and the place of
   * the check that refuses the row. One pass for all: it is most of what a batch costs.
   */
  readonly merge: string
  /** What is wrong with a row, by that place. */
  readonly problems: readonly RowProblem[]
  readonly write: readonly string[]
}

const known = new WeakMap<ImportKind, StageSql>()

/** The SQL of a kind, put together once. */
export function stageSqlOf(kind: ImportKind): StageSql {
  const earlier = known.get(kind)
  if (earlier) return earlier
  const columns = stagedColumns(kind)
  const names = columns.map(({ column }) => column)
  const checks = checksOf(kind, columns)
  const sql: StageSql = {
    columns,
    create: `create temp table import_stage (line integer, given bigint, ${columns
      .map(({ column, type }) => `${column} ${type}`)
      .join(', ')}) on commit drop`,
    copy: `copy import_stage (line, given, ${names.join(', ')}) from stdin`,
    merge: mergeSql(kind, columns, checks),
    problems: checks.map(({ field, reason }) => ({ field, reason })),
    write: [...(kind.write ?? [upsertSql(kind, names)]), ...(kind.publishes ? [publishSql(kind.publishes)] : [])],
  }
  known.set(kind, sql)
  return sql
}

/** Notifies the readers of each ship-to whose rows are written. */
const publishSql = (topic: NonNullable<ImportKind['publishes']>): string =>
  `select pg_notify('${liveChannel}', json_build_object('topic', '${topic}', 'division', r.division,
     'shipTo', r.ship_to)::text)
   from (select distinct m.division, m.ship_to from import_ready m where m.outcome <> 'unchanged') r`

function stagedColumns(kind: ImportKind): StagedColumn[] {
  const plain = Object.entries(kind.columns).flatMap(([name, { store, need }]) => {
    if (!store) return []
    const isKey = kind.key.includes(store.column)
    return [{ ...store, isKey, neededAs: need === 'new' ? name : undefined, from: (row: Row) => row[name] }]
  })
  const computed = (kind.computed ?? []).map((one) => ({
    ...one,
    isKey: kind.key.includes(one.column),
    neededAs: undefined,
  }))
  return [...plain, ...computed]
}

/** The stored row `o` of a staged row `s`, and `m`, what it would become. */
function joined(kind: ImportKind, columns: readonly StagedColumn[]): string {
  const current = kind.current ?? `(select *, true as stored from ${kind.table})`
  const values = columns.map((column, index) => `${merged(column, index)} as ${column.column}`).join(', ')
  return `import_stage s left join ${current} o on ${kind.key.map((key) => `o.${key} = s.${key}`).join(' and ')}
    cross join lateral (select ${values}) m`
}

function merged({ column, type, fallback, isKey, isFresh, isDerived, merges }: StagedColumn, index: number): string {
  if (isKey) return `coalesce(s.${column}, ${fallback})`
  if (isFresh) return `coalesce(o.${column}, ${fallback})`
  if (merges) {
    return `jsonb_strip_nulls(coalesce(o.${column}, ${fallback}::jsonb) || coalesce(s.${column}, ${fallback}::jsonb))`
  }
  const stored = isDerived ? 'null' : `o.${column}`
  const value = `case when s.given & ${2 ** index} <> 0 then s.${column} else ${stored} end`
  return `coalesce(${value}, (${fallback})::${type})`
}

/** What refuses a row, in the order in which its reasons count. */
function checksOf(kind: ImportKind, columns: readonly StagedColumn[]): readonly Reference[] {
  const needed = columns.flatMap(({ column, neededAs }) =>
    neededAs === undefined
      ? []
      : [{ field: neededAs, when: `m.${column} is null`, reason: 'is required for what is not stored yet' }],
  )
  return [...(kind.references ?? []), ...needed]
}

function mergeSql(kind: ImportKind, columns: readonly StagedColumn[], checks: readonly Reference[]): string {
  const compared = columns.filter(({ isKey, isFresh }) => !isKey && !isFresh).map(({ column }) => column)
  const row = (alias: string) => `(${compared.map((column) => `${alias}.${column}`).join(', ')})`
  const differs = compared.length > 0 ? `${row('m')} is distinct from ${row('o')}` : 'false'
  const problem = checks.map(({ when }, place) => `when (${when}) then ${place}`).join(' ')
  return `create temp table import_ready on commit drop as
    select s.line, m.*, case when o.stored is not true then 'added' when ${differs} then 'changed' else 'unchanged' end as outcome,
      ${problem === '' ? 'null' : `case ${problem} end`}::integer as problem
    from ${joined(kind, columns)}`
}

function upsertSql(kind: ImportKind, names: readonly string[]): string {
  const rest = names.filter((name) => !kind.key.includes(name))
  return `insert into ${kind.table} (${names.join(', ')})
    select ${names.join(', ')} from import_ready where outcome <> 'unchanged' order by ${kind.key.join(', ')}
    on conflict (${kind.key.join(', ')}) do update
      set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}`
}
