import type { Queries, Transaction } from './database.ts'

/** Ends the transaction whose work is undone. */
class Undo<T> extends Error {
  override readonly name = 'Undo'
  readonly result: T
  constructor(result: T) {
    super('This work was to be undone')
    this.result = result
  }
}

/**
 * Does the work in a transaction, undoes all of it, and returns what came of it. The work has a
 * savepoint, which waits for what was sent: what would fail fails here too.
 */
export async function undone<T>(db: Queries, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const undo = db.inTransaction(async (tx): Promise<never> => {
    throw new Undo(await tx.inTransaction(work))
  })
  return undo.catch((error: unknown) => {
    if (error instanceof Undo) return error.result as T
    throw error
  })
}
