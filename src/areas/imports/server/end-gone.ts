import type { Queries } from '#platform/database/database.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import { type GoneReport, maxNamed } from '../import-report.ts'
import { copyLine } from './copy-line.ts'
import { isTooMuchGone } from '../rules/is-too-much-gone.ts'
import { stageSqlOf, type StagedColumn } from './stage-sql.ts'

/** The keys of a file, and what it says of those that were gone before. */
export interface SeenFile {
  /**
   * Values of the key columns, in the order of the kind's key; asked for again when a try
   * fails.
   */
  readonly keys: () => Iterable<readonly string[]>
  /** Rows whose key could not be read: any stored row may be theirs. */
  readonly unreadRows: number
  readonly columns: ReadonlySet<string>
  readonly maxPercent: number
  readonly isPreview: boolean
}

/** PLAT-3: what is not in the file is gone, unless that would be too much of it. */
export function endGone(db: Queries, kind: ImportKind, file: SeenFile): Promise<GoneReport> {
  const { gone } = kind
  if (!gone) throw new Error(`Rows of ${kind.name} are never gone`)
  return db.inTransaction(async (tx) => {
    await stageKeys(tx, kind, file.keys())
    const keys = (alias: string) => kind.key.map((column) => `${alias}.${column}`).join(', ')
    await tx.run(`create temp table import_gone on commit drop as select ${keys('o')} from ${kind.table} o
      where (${gone.among}) and not exists (select from import_seen s where (${keys('s')}) = (${keys('o')}))`)
    const { of } = await tx.row<{ of: number }>(`select count(*)::int as of from ${kind.table} o where ${gone.among}`)
    const { count } = await tx.row<{ count: number }>('select count(*)::int as count from import_gone')
    const named = kind.key.map((column) => `g.${column}::text`).join(', ')
    const names = await tx.rows<{ name: string }>(
      `select concat_ws(' ', ${named}) as name from import_gone g order by 1 limit ${maxNamed}`,
    )
    const { maxPercent, unreadRows } = file
    const isHeld = unreadRows > 0 || isTooMuchGone(count, of, maxPercent)
    if (!isHeld && !file.isPreview) for (const statement of gone.end) await tx.run(statement)
    if (!file.isPreview && !file.columns.has(gone.back.unless)) await tx.run(gone.back.sql)
    await tx.run('drop table import_seen, import_gone')
    return { count, of, isHeld, maxPercent, unreadRows, names: names.map(({ name }) => name), become: gone.become }
  })
}

async function stageKeys(tx: Queries, kind: ImportKind, keys: Iterable<readonly string[]>): Promise<void> {
  const { columns } = stageSqlOf(kind)
  const ofKey = kind.key.map((name) => columns.find(({ column }) => column === name)).filter((one) => one !== undefined)
  await tx.run(`set local statement_timeout = 120000;
    create temp table import_seen (line integer, given bigint, ${ofKey.map(({ column, type }) => `${column} ${type}`).join(', ')}) on commit drop`)
  await tx.copyFrom(`copy import_seen (line, given, ${kind.key.join(', ')}) from stdin`, lines(keys, ofKey))
  await tx.run(`create index on import_seen (${kind.key.join(', ')}); analyze import_seen`)
}

function* lines(keys: Iterable<readonly string[]>, columns: readonly StagedColumn[]): Generator<string> {
  let values: readonly string[] = []
  const plain = columns.map((column, index) => ({ ...column, isFresh: false, from: () => values[index] }))
  let line = 0
  for (const key of keys) {
    values = key
    yield copyLine(++line, {}, plain)
  }
}
