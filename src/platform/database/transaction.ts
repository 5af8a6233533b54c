import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Transaction } from './database.ts'
import { errorCode } from './database-away.ts'
import { type OnConnection, queriesOn, type QueryOptions } from './queries.ts'

const attempts = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/** Section 4 of the architecture: these failures are repeated, never shown. */
const isWorthRepeating = (error: unknown) => [serializationFailure, deadlock].includes(errorCode(error) ?? '')

/**
 * Runs the attempt again, up to five times, when PostgreSQL asks for it; the pauses grow and are
 * spread by chance.
 */
export async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= attempts || !isWorthRepeating(error)) throw error
      await sleep(Math.random() * 10 * 2 ** tries)
    }
  }
}

const inFailedTransaction = '25P02'

/** One attempt: begin, work, commit; rolled back when the work throws. */
export async function transactionOn<T>(
  client: pg.ClientBase,
  options: QueryOptions,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const sent = new SentStatements()
  sent.add(client.query('begin'))
  try {
    const result = await work(openTransaction(client, options, sent))
    // PostgreSQL turns the commit of a failed transaction into a rollback, and the failure is
    // thrown here.
    sent.add(client.query('commit'))
    await sent.settled()
    return result
  } catch (error) {
    const cause = await sent.causeOf(error)
    // The first error is the one to report; a connection that cannot even roll back is thrown away
    // by the pool.
    await client.query('rollback').catch(() => undefined)
    throw cause
  }
}

/** Statements of a transaction that were sent and not waited for. */
class SentStatements {
  #results: Promise<unknown>[] = []

  add(result: Promise<unknown>): void {
    // Handled in `settled` or `causeOf`; until then Node must not report an unhandled rejection.
    result.catch(() => undefined)
    this.#results.push(result)
  }

  /** Waits for all; throws what the first failed one threw. */
  async settled(): Promise<void> {
    const results = this.#results
    this.#results = []
    await Promise.all(results)
  }

  /**
   * After a failed statement PostgreSQL refuses all others: what went wrong first is the error of
   * the one before.
   */
  async causeOf(thrown: unknown): Promise<unknown> {
    const settled = await Promise.allSettled(this.#results)
    // What a savepoint undoes must not fail the commit later.
    this.#results = []
    if (errorCode(thrown) !== inFailedTransaction) return thrown
    return settled.find((each) => each.status === 'rejected')?.reason ?? thrown
  }
}

function openTransaction(client: pg.ClientBase, options: QueryOptions, sent: SentStatements): Transaction {
  const onConnection: OnConnection = (work) => work(client)
  const queries = queriesOn(onConnection, options)
  const tx: Transaction = {
    isTransaction: true,
    ...queries,
    send: async (query) => sent.add(queries.run(query)),
    inTransaction: async (work) => {
      await sent.settled()
      await client.query('savepoint inner_work')
      try {
        const result = await work(tx)
        await sent.settled()
        await client.query('release savepoint inner_work')
        return result
      } catch (error) {
        const cause = await sent.causeOf(error)
        await client.query('rollback to savepoint inner_work; release savepoint inner_work').catch(() => undefined)
        throw cause
      }
    },
  }
  return tx
}
