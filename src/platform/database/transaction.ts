import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Transaction } from './database.ts'
import { errorCode } from './database-away.ts'
import { queriesOn } from './queries.ts'

const attempts = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/** Section 4 of the architecture: these failures are repeated, never shown. */
const isWorthRepeating = (error: unknown) => [serializationFailure, deadlock].includes(errorCode(error) ?? '')

/** Runs the attempt again, up to five times, when PostgreSQL asks for it; the pauses grow and are spread by chance. */
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

/** One attempt: begin, work, commit; rolled back when the work throws. */
export async function transactionOn<T>(
  client: pg.ClientBase,
  prepared: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await client.query('begin')
  try {
    const result = await work(openTransaction(client, prepared))
    await client.query('commit')
    return result
  } catch (error) {
    // The first error is the one worth telling; a connection that cannot even roll back is thrown away by the pool.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

function openTransaction(client: pg.ClientBase, prepared: boolean): Transaction {
  const tx: Transaction = {
    isTransaction: true,
    ...queriesOn((work) => work(client), prepared),
    inTransaction: async (work) => {
      await client.query('savepoint inner_work')
      try {
        const result = await work(tx)
        await client.query('release savepoint inner_work')
        return result
      } catch (error) {
        await client.query('rollback to savepoint inner_work; release savepoint inner_work').catch(() => undefined)
        throw error
      }
    },
  }
  return tx
}
