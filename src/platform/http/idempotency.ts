import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { errorCode } from '../database/database-away.ts'
import { sql } from '../database/statement.ts'

interface KeyScope {
  readonly realUserId: string
  readonly userId: string
  readonly route: string
}

/** A call that must happen once. */
export interface OnceCall {
  readonly db: Database
  /** The same key of another user or another route is another key. */
  readonly scope: KeyScope
  readonly key: string
  /** All validated input: the same key with other input is a mistake. */
  readonly body: unknown
  readonly status: number
  /** Milliseconds the effect may wait for a lock; 0: for ever. */
  readonly lockTimeout: number
  /**
   * The effect; everything it writes through the transaction happens together with the stored
   * answer.
   */
  readonly run: (tx: Transaction) => Promise<unknown>
  readonly serialize: (answer: unknown) => string
  /**
   * Keyed hashes, the first to be stored: a plain one of a body with a few secret digits would be
   * guessed.
   */
  readonly marksOf: (text: string) => readonly [string, ...string[]]
}

/** The response, fresh or replayed exactly. */
export interface OnceAnswer {
  readonly status: number
  readonly body: string
  readonly isReplay: boolean
}

interface StoredKey {
  readonly bodyHash: string
  readonly status: number
  readonly answer: string
}

/** How long a repeated key waits for the first one to finish. */
const waitSeconds = 5
const lockNotAvailable = '55P03'

// The unique key makes a second one wait for the first one's transaction, but not for ever:
// timeout is set before the row is tried, and the usual one is back once it is ours. The empty
// answer is filled in before the commit.
const claim = sql(
  'idempotency.claim',
  `with timeout as materialized (select set_config('lock_timeout', '${waitSeconds}s', true) as set)
   insert into idempotency_keys (real_user_id, user_id, route, key, body_hash, status, answer)
   select :realUserId, :userId, :route, :key, :bodyHash, :status, '' from timeout where set is not null
   on conflict do nothing
   returning set_config('lock_timeout', :lockTimeout, true)`,
)
const keep = sql(
  'idempotency.keep',
  `update idempotency_keys set answer = :answer
   where real_user_id = :realUserId and user_id = :userId and route = :route and key = :key`,
)
const find = sql(
  'idempotency.find',
  `select body_hash as "bodyHash", status, answer from idempotency_keys
   where real_user_id = :realUserId and user_id = :userId and route = :route and key = :key`,
)
/**
 * Architecture, section 4: the key is stored in the transaction of its effect. The same key and
 * input replays the answer, other input is 422, and one that is still running is waited for. A
 * refusal rolls everything back, the key included.
 */
export async function runOnce(call: OnceCall): Promise<OnceAnswer> {
  if (!/^[\x21-\x7e]{1,200}$/.test(call.key)) {
    const message = 'An Idempotency-Key has 1 to 200 visible ASCII characters'
    throw new Refused({ ...common.idempotency_key_required, message, field: 'Idempotency-Key' })
  }
  const id = { ...call.scope, key: call.key }
  const marks = call.marksOf(JSON.stringify(canonical(call.body)) ?? '')
  try {
    return await call.db.inTransaction(async (tx) => {
      const claimed = await tx.run(
        claim({ ...id, bodyHash: marks[0], status: call.status, lockTimeout: String(call.lockTimeout) }),
      )
      if (claimed === 0) return replay(await stored(tx, id), marks)
      const body = call.serialize(await call.run(tx))
      await tx.send(keep({ ...id, answer: body }))
      return { status: call.status, body, isReplay: false }
    })
  } catch (error) {
    if (errorCode(error) === lockNotAvailable) throw new Refused(common.still_running)
    throw error
  }
}

async function stored(db: Queries, id: KeyScope & { readonly key: string }): Promise<StoredKey> {
  const found = await db.maybe<StoredKey>(find(id))
  // The first one rolled back between our insert and our look: the caller may simply try again.
  if (!found) throw new Refused(common.still_running)
  return found
}

function replay({ bodyHash, status, answer }: StoredKey, marks: readonly string[]): OnceAnswer {
  if (!marks.includes(bodyHash)) throw new Refused({ ...common.idempotency_key_reused, field: 'Idempotency-Key' })
  return { status, body: answer, isReplay: true }
}

/**
 * Keys sorted at every level, so that the order in which a client writes its JSON does not matter.
 */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}
