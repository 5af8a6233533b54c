import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Idle end of a session, and its end with 'Stay signed in', in hours. */
export interface SessionLengths {
  readonly idleHours: number
  readonly stayHours: number
}

const insert = sql(
  'sessions.insert',
  `insert into sessions (token_hash, user_id, real_user_id, stay_signed_in, created_at, last_seen_at, expires_at, address, user_agent)
   values ($1, $2, $2, $3, $4, $4, $5, $6, $7)`,
)
const remove = sql('sessions.delete', 'delete from sessions where token_hash = $1')
const touch = sql('sessions.touch', 'update sessions set last_seen_at = $2, expires_at = $3 where token_hash = $1')
const removeExpired = sql('sessions.clean-up', 'delete from sessions where expires_at < $1')

/** What the database knows a session's token by: the token itself is never stored. */
export const keyOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const hourMs = 3_600_000

/** Starts a session and answers its token: 256 random bits, shown once, to the cookie. */
export async function startSession(
  db: Queries,
  session: { userId: string; staySignedIn: boolean; address: string; userAgent: string },
  lengths: SessionLengths,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const hours = session.staySignedIn ? lengths.stayHours : lengths.idleHours
  const expiresAt = new Date(now.getTime() + hours * hourMs)
  await db.run(insert, [
    keyOf(token),
    session.userId,
    session.staySignedIn,
    now,
    expiresAt,
    session.address,
    session.userAgent.slice(0, 300),
  ])
  return { token, expiresAt }
}

/** Ends one session; ending one that is gone is no error. */
export const endSession = (db: Queries, token: string): Promise<number> => db.run(remove, [keyOf(token)])

/** A session in use lives on: idle time counts from the last call, noted every few minutes. */
export async function keepAlive(
  db: Queries,
  session: { key: Buffer; staySignedIn: boolean },
  lengths: SessionLengths,
  now: Date,
): Promise<void> {
  const hours = session.staySignedIn ? lengths.stayHours : lengths.idleHours
  await db.run(touch, [session.key, now, new Date(now.getTime() + hours * hourMs)])
}

/** Deletes what has ended. */
export const cleanUpSessions = (db: Queries, now: Date): Promise<number> => db.run(removeExpired, [now])
