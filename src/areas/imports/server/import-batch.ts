import type { Database, Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import type { ImportRefusal } from '../import-report.ts'
import type { ImportContext, ImportKind, Row } from '#platform/imports/import-kind.ts'
import { copyLine } from './copy-line.ts'
import { stageSqlOf } from './stage-sql.ts'

/** A row whose cells have been read. */
export interface LinedRow {
  readonly line: number
  readonly row: Row
}

/** What one batch did. */
export interface BatchResult {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly refusals: readonly ImportRefusal[]
}

/** Two imports of one kind take turns: 'IMPT'. */
const lockSpace = 0x494d5054

/** Milliseconds one statement of a batch may take. */
const timeoutMs = 120_000

// The tables of a batch go with its transaction.
const dropReady = unprepared('delete from import_ready where line = any(:lines)')
const dropStaged = unprepared('delete from import_stage where line = any(:lines)')

/** Stores one batch, all of it or, when something breaks, nothing of it. */
export function importBatch(
  db: Database,
  kind: ImportKind,
  rows: readonly LinedRow[],
  context: ImportContext,
): Promise<BatchResult> {
  const sql = stageSqlOf(kind)
  return db.inTransaction(async (tx) => {
    // A batch looks up 2,000 keys. With the statistics of the batch before, a merge join over the
    // whole table has looked cheaper to the planner (0.9 s instead of 20 ms).
    await tx.run(`set local statement_timeout = ${timeoutMs}; set local lock_timeout = ${timeoutMs};
      set local enable_mergejoin = off;
      select pg_advisory_xact_lock(${lockSpace}, hashtext('${kind.name}'));
      ${sql.create}`)
    await tx.copyFrom(sql.copy, [rows.map(({ line, row }) => copyLine(line, row, sql.columns)).join('')])
    await tx.run(`create index on import_stage (${kind.key.join(', ')}); analyze import_stage`)
    if (kind.judge) await tx.run(kind.judge.lock)
    const refusals = await refuseRows(tx, kind, sql.refuse)
    await tx.run(sql.merge)
    await tx.run('analyze import_ready')
    const judged = (await kind.judge?.judge(tx, context)) ?? []
    if (judged.length > 0) await tx.run(dropReady({ lines: judged.map(({ line }) => line) }))
    const counts = await tx.rows<{ outcome: 'added' | 'changed' | 'unchanged'; count: number }>(
      'select outcome, count(*) from import_ready group by outcome',
    )
    const count = (wanted: string) => counts.find(({ outcome }) => outcome === wanted)?.count ?? 0
    const counted = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
    const result = { ...counted, refusals: [...refusals, ...judged] }
    if (result.added + result.changed > 0) for (const statement of sql.write) await tx.run(statement)
    return result
  })
}

/**
 * Takes rows with missing references out; where rows refer to each other, until nothing more falls.
 */
async function refuseRows(tx: Queries, kind: ImportKind, refuse: string): Promise<ImportRefusal[]> {
  const all: ImportRefusal[] = []
  if (refuse === '') return all
  for (;;) {
    const refused = await tx.rows<ImportRefusal>(refuse)
    if (refused.length === 0) return all
    all.push(...refused)
    await tx.run(dropStaged({ lines: refused.map(({ line }) => line) }))
    if (!kind.refersToItself) return all
  }
}
