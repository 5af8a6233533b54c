import type { Queries, Transaction } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { undone } from '#platform/database/undone.ts'
import type { ImportRefusal } from '../import-report.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import type { ImportContext, ImportKind, Makes, Row } from '#platform/imports/import-kind.ts'
import { copyLine } from './copy-line.ts'
import { withInstants } from './local-times.ts'
import { type StageSql, stageSqlOf } from './stage-sql.ts'

/** A row whose cells have been read. */
export interface LinedRow {
  readonly line: number
  readonly row: Row
}

/** What is stored together. */
export interface RowsToStore {
  readonly rows: readonly LinedRow[]
  /**
   * Things that have a row which was refused already (`whole` of the kind); those that fall here
   * join them.
   */
  readonly broken: Set<string>
}

/** What one batch did. */
export interface BatchResult {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly refusals: readonly ImportRefusal[]
  /** What was made because rows of the batch name it, by kind. */
  readonly made: ReadonlyMap<ImportKindName, readonly string[]>
}

/** How a batch is stored. */
export interface BatchOptions {
  readonly context: ImportContext
  /** What rows name and is not there is made. */
  readonly makesMissing: boolean
  /** Everything is decided and nothing stored. */
  readonly isPreview: boolean
}

/** Two imports of one kind take turns: 'IMPT'. */
const lockSpace = 0x494d5054

/** Milliseconds one statement of a batch may take. */
const timeoutMs = 120_000

// The tables of a batch last as long as it.
const dropReady = unprepared('delete from import_ready where line = any(:lines)')
const noteMade = unprepared('insert into import_made select unnest(:names::text[])')
const refused = unprepared('select line, problem from import_ready where problem is not null order by line')
const dropStaged = unprepared('delete from import_stage where line = any(:lines)')

/** Stores one batch, all of it or, when something breaks, nothing of it. */
export function importBatch(
  db: Queries,
  kind: ImportKind,
  { rows, broken }: RowsToStore,
  { context, makesMissing, isPreview }: BatchOptions,
): Promise<BatchResult> {
  const sql = stageSqlOf(kind)
  const store = async (tx: Transaction) => {
    // A batch looks up 2,000 keys. With the statistics of the batch before, a merge join over the
    // whole table has looked cheaper to the planner (0.9 s instead of 20 ms). Of the batch itself
    // a sample of 3,000 rows says enough.
    await tx.run(`set local statement_timeout = ${timeoutMs}; set local lock_timeout = ${timeoutMs};
      set local enable_mergejoin = off; set local default_statistics_target = 10;
      select pg_advisory_xact_lock(${lockSpace}, hashtext('${kind.name}'));
      ${sql.create}`)
    const zoned = await withInstants(tx, rows)
    await tx.copyFrom(sql.copy, [zoned.map(({ line, row }) => copyLine(line, row, sql.columns)).join('')])
    await tx.run(`create index on import_stage (${kind.key.join(', ')}); analyze import_stage`)
    if (kind.judge) await tx.run(kind.judge.lock)
    const added = makesMissing ? await makeMissing(tx, kind) : []
    const refusals = await mergeRows(tx, sql, fallWith(kind.whole, { rows, broken }))
    await tx.run('analyze import_ready')
    const judged = (await kind.judge?.judge(tx, context)) ?? []
    if (judged.length > 0) await tx.run(dropReady({ lines: judged.map(({ line }) => line) }))
    const counts = await tx.rows<{ outcome: 'added' | 'changed' | 'unchanged'; count: number }>(
      'select outcome, count(*) from import_ready group by outcome',
    )
    const count = (wanted: string) => counts.find(({ outcome }) => outcome === wanted)?.count ?? 0
    const counted = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
    const made = await keepNamed(tx, added)
    const result = { ...counted, refusals: [...refusals, ...judged], made }
    if (!isPreview && result.added + result.changed > 0) for (const statement of sql.write) await tx.run(statement)
    // The preview of a folder has all its batches in one transaction.
    await tx.run('drop table import_stage, import_ready')
    return result
  }
  return isPreview ? undone(db, store) : db.inTransaction(store)
}

type Added = readonly { readonly makes: Makes; readonly names: readonly string[] }[]

/** Adds what rows name and is not there. */
async function makeMissing(tx: Queries, kind: ImportKind): Promise<Added> {
  const added: { makes: Makes; names: readonly string[] }[] = []
  for (const makes of kind.makes ?? []) {
    const names = await tx.rows<{ name: string }>(makes.add)
    added.push({ makes, names: names.map(({ name }) => name) })
  }
  return added
}

/** Takes back what only refused rows named; returns the others by kind. */
async function keepNamed(tx: Queries, added: Added): Promise<BatchResult['made']> {
  const made = new Map<ImportKindName, readonly string[]>()
  for (const { makes, names } of added) {
    if (names.length === 0) continue
    await tx.run('create temp table if not exists import_made (name text) on commit drop; truncate import_made')
    await tx.run(noteMade({ names }))
    const gone = await tx.rows<{ name: string }>(makes.takeBack)
    const dropped = new Set(gone.map(({ name }) => name))
    const kept = names.filter((name) => !dropped.has(name))
    if (kept.length > 0) made.set(makes.kind, kept)
  }
  return made
}

type Falling = (refused: readonly ImportRefusal[]) => readonly ImportRefusal[]

/**
 * Fills import_ready with the rows that no check refuses; returns the others, and those that fall
 * with them. As rows may refer to each other, the rest is checked again until nothing more falls.
 */
async function mergeRows(tx: Queries, { merge, problems }: StageSql, falling: Falling): Promise<ImportRefusal[]> {
  const all: ImportRefusal[] = []
  for (;;) {
    await tx.run(merge)
    const found = (await tx.rows<{ line: number; problem: number }>(refused())).map(
      ({ line, problem }): ImportRefusal => ({ line, ...problems[problem]! }),
    )
    const fallen = [...found, ...falling(found)]
    if (fallen.length === 0) return all
    all.push(...fallen)
    await tx.run(dropStaged({ lines: fallen.map(({ line }) => line) }))
    await tx.run('drop table import_ready')
  }
}

/** The other rows of what is stored whole or not at all, each once. */
function fallWith(whole: ImportKind['whole'], { rows, broken }: RowsToStore): Falling {
  if (!whole) return () => []
  const thingOf = new Map(rows.map(({ line, row }) => [line, whole.keyOf(row)]))
  return (refused) => {
    for (const { line } of refused) {
      const thing = thingOf.get(line)
      if (thing !== undefined) broken.add(thing)
      thingOf.delete(line)
    }
    const others = [...thingOf].filter(([, thing]) => thing !== undefined && broken.has(thing)).map(([line]) => line)
    for (const line of others) thingOf.delete(line)
    return others.map((line) => ({ line, ...whole.otherRows }))
  }
}
