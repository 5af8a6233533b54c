import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { keyOf } from './session.store.ts'

const minuteMs = 60_000
/** Longer than any token lives, so that none outlives the note that it was used. */
const usedMinutes = 15
/** Minutes an attempt that passed may be repeated without passing again. */
const repeatMinutes = 10

const claim = sql(
  'challenges.use',
  'insert into used_challenges (token_hash, expires_at) values (:tokenHash, :expiresAt) on conflict do nothing',
)
const keep = sql(
  'challenges.keep-passed',
  'insert into passed_challenges (key_hash, bound_to, expires_at) values (:keyHash, :boundTo, :expiresAt)',
)
const find = sql(
  'challenges.has-passed',
  `select exists (select from passed_challenges
     where key_hash = :keyHash and bound_to = :boundTo and expires_at > :now) as passed`,
)
const removeOld = sql(
  'challenges.clean-up',
  `with passed as (delete from passed_challenges where expires_at < :now)
   delete from used_challenges where expires_at < :now`,
)

/**
 * What a key is bound to: whose attempt it was, against which stored password, with which outcome
 * (security 41).
 */
export interface Attempt {
  readonly email: string
  /** As stored; null for an account that has none, and for no account. */
  readonly hash: string | null
  readonly outcome: 'right' | 'wrong'
}

const boundTo = ({ email, hash, outcome }: Attempt): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), hash, outcome]))
    .digest()

/** Uses a token up; false when it was used before. */
export const spendToken = async (db: Queries, token: string, now: Date): Promise<boolean> =>
  (await db.run(claim({ tokenHash: keyOf(token), expiresAt: new Date(now.getTime() + usedMinutes * minuteMs) }))) === 1

/** A key under which this very attempt may be repeated: the `turnstileIdempotentKey`. */
export async function keyForRepeating(db: Queries, attempt: Attempt, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  await db.run(
    keep({
      keyHash: keyOf(key),
      boundTo: boundTo(attempt),
      expiresAt: new Date(now.getTime() + repeatMinutes * minuteMs),
    }),
  )
  return key
}

/** True when the key was given for this very attempt, with this very outcome. */
export const mayRepeat = async (db: Queries, key: string, attempt: Attempt, now: Date): Promise<boolean> =>
  (await db.row<{ passed: boolean }>(find({ keyHash: keyOf(key), boundTo: boundTo(attempt), now }))).passed

/** Forgets tokens and keys that are worth nothing any more. */
export const forgetOldChallenges = (db: Queries, now: Date): Promise<number> => db.run(removeOld({ now }))
