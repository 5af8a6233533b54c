import type { Database, Transaction } from './database.ts'

/** What came of the work on some rows. */
export interface WorkDone<Row> {
  /** What the work returned, added up. */
  readonly done: number
  /** Rows whose own transaction failed. */
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[]
}

/**
 * Works on rows in transactions of `size` rows. When one fails, each of its rows gets a transaction
 * of its own, so that one bad row holds up no other; every transaction is all or nothing either
 * way. `work` returns how much it did and must have no effect outside the database.
 */
export async function togetherOrAlone<Row>(
  db: Pick<Database, 'inTransaction'>,
  rows: readonly Row[],
  size: number,
  work: (tx: Transaction, rows: readonly Row[]) => Promise<number>,
): Promise<WorkDone<Row>> {
  let done = 0
  const failed: { row: Row; error: unknown }[] = []
  for (let start = 0; start < rows.length; start += size) {
    const some = rows.slice(start, start + size)
    try {
      done += await db.inTransaction((tx) => work(tx, some))
    } catch (error) {
      if (some.length === 1) failed.push({ row: some[0]!, error })
      else {
        const alone = await togetherOrAlone(db, some, 1, work)
        done += alone.done
        failed.push(...alone.failed)
      }
    }
  }
  return { done, failed }
}

/** Throws what failed: the one error, or all of them under a sentence. */
export function throwFailures(failures: readonly unknown[], sentence: string): void {
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, sentence)
}
