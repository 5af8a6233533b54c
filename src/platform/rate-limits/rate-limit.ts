import { createHash } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** A number of attempts in a window of minutes. */
export interface RateLimit {
  readonly max: number
  readonly windowMinutes: number
}

const count = sql(
  'rate-limits.count',
  `insert into rate_counters (key, window_start, count) values (:key, :windowStart, 1)
   on conflict (key, window_start) do update set count = rate_counters.count + 1
   returning count`,
)

/**
 * Counts one attempt, for all processes together. The key is hashed: no mail address stands in the
 * table.
 */
export async function countAttempt(
  db: Queries,
  key: string,
  { max, windowMinutes }: RateLimit,
  now: Date,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const windowMs = windowMinutes * 60_000
  const start = windowStart({ max, windowMinutes }, now)
  const { count: attempts } = await db.row<{ count: number }>(count({ key: hashed(key), windowStart: new Date(start) }))
  return { allowed: attempts <= max, retryAfterSeconds: Math.ceil((start + windowMs - now.getTime()) / 1000) }
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

function windowStart({ windowMinutes }: RateLimit, now: Date): number {
  const windowMs = windowMinutes * 60_000
  return Math.floor(now.getTime() / windowMs) * windowMs
}

const counted = sql(
  'rate-limits.counted',
  'select coalesce(max(count), 0)::int as count from rate_counters where key = :key and window_start = :windowStart',
)

/** Whether all attempts are used up, without counting one. */
export async function isUsedUp(db: Queries, key: string, limit: RateLimit, now: Date): Promise<boolean> {
  const values = { key: hashed(key), windowStart: new Date(windowStart(limit, now)) }
  return (await db.row<{ count: number }>(counted(values))).count >= limit.max
}

const giveBack = sql(
  'rate-limits.give-back',
  'update rate_counters set count = count - 1 where key = :key and window_start = :windowStart and count > 0',
)

/** Takes an attempt back that turned out well: only failures use up the limit. */
export async function forgiveAttempt(db: Queries, key: string, limit: RateLimit, now: Date): Promise<void> {
  await db.run(giveBack({ key: hashed(key), windowStart: new Date(windowStart(limit, now)) }))
}
