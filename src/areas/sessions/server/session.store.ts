import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { SessionStage } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Idle end of a session, and its end with 'Stay signed in', in hours. */
export interface SessionLengths {
  readonly idleHours: number
  readonly stayHours: number
}

const insert = sql(
  'sessions.insert',
  `insert into sessions (token_hash, user_id, real_user_id, stay_signed_in, created_at, last_seen_at, expires_at, address, user_agent,
     id, device_hash, sign_in, stage, proved_at, password_at)
   values (:tokenHash, :userId, :userId, :staySignedIn, :now, :now, :expiresAt, :address, :userAgent, :id, :device,
     :signIn, :stage, :now, case when :signIn = 'password' then :now::timestamptz end)`,
)
const rotate = sql(
  'sessions.rotate',
  `update sessions set token_hash = :tokenHash, user_id = coalesce(:userId, user_id), last_seen_at = :now,
     proved_at = case when :proof::text is null then proved_at else :now end,
     password_at = case when :proof = 'password' then :now else password_at end,
     expires_at = case when stage = 'full' or :proof::text is distinct from 'second factor' then expires_at
       else :now + make_interval(hours => case when stay_signed_in then :stayHours::int else :idleHours::int end) end,
     stage = case when :proof = 'second factor' then 'full' else stage end
   where token_hash = :key
   returning expires_at as "expiresAt", stay_signed_in as "staySignedIn"`,
)
const lock = sql('sessions.lock', 'select from sessions where token_hash = :key for update')
const remove = sql(
  'sessions.delete',
  `delete from sessions where token_hash = :tokenHash
   returning user_id as "userId", real_user_id as "realUserId", stage`,
)
const touch = sql(
  'sessions.touch',
  'update sessions set last_seen_at = :now, expires_at = :expiresAt where token_hash = :key',
)
// PLAT-8: an expired session is audited, too, unless it never passed its second factor.
const removeExpired = sql(
  'sessions.clean-up',
  `with gone as (delete from sessions where expires_at < :now returning user_id, real_user_id, last_seen_at, stage)
   insert into audit_entries (real_user_id, user_id, action, entity, details)
   select real_user_id, user_id, 'session.expire', 'user:' || real_user_id, jsonb_build_object('lastSeenAt', last_seen_at)
   from gone where stage = 'full'`,
)

/** The stored hash of a session's token: the token itself is never stored. */
export const keyOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const hourMs = 3_600_000
/**
 * Max hours a session may owe its second factor: enough to type codes from two messages, with a
 * resend.
 */
const owedHours = 0.5

/**
 * What was proved in a session: the password again, or a second factor, which also completes a
 * session that owed it.
 */
export type Proof = 'password' | 'second factor'

/** A session to start. */
export interface NewSession {
  readonly userId: string
  readonly staySignedIn: boolean
  readonly address: string
  readonly userAgent: string
  /** The stored hash of the device's cookie; the session is then valid only on that device. */
  readonly device?: Buffer | undefined
  readonly signIn?: 'password' | 'single sign-on'
  /** `full` unless a second factor is owed; such a session expires much sooner. */
  readonly stage?: SessionStage
}

const newToken = (): string => randomBytes(32).toString('base64url')

/** Starts a session and returns its token: 256 random bits, shown once, to the cookie. */
export async function startSession(
  db: Queries,
  session: NewSession,
  lengths: SessionLengths,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const stage = session.stage ?? 'full'
  const hours = stage !== 'full' ? owedHours : session.staySignedIn ? lengths.stayHours : lengths.idleHours
  const expiresAt = new Date(now.getTime() + hours * hourMs)
  await db.run(
    insert({
      tokenHash: keyOf(token),
      userId: session.userId,
      staySignedIn: session.staySignedIn,
      now,
      expiresAt,
      address: session.address,
      userAgent: session.userAgent.slice(0, 300),
      id: uuidv7(),
      device: session.device ?? null,
      signIn: session.signIn ?? 'password',
      stage,
    }),
  )
  return { token, expiresAt }
}

/**
 * Gives a session another token, and another effective user or a proof if given; undefined when it
 * has ended in the meantime.
 */
export async function changeToken(
  db: Queries,
  session: { key: Buffer; userId?: string | undefined; proof?: Proof | undefined },
  lengths: SessionLengths,
  now: Date,
): Promise<{ token: string; expiresAt: Date; staySignedIn: boolean } | undefined> {
  const token = newToken()
  const row = await db.maybe<{ expiresAt: string; staySignedIn: boolean }>(
    rotate({
      key: session.key,
      tokenHash: keyOf(token),
      userId: session.userId ?? null,
      now,
      proof: session.proof ?? null,
      idleHours: lengths.idleHours,
      stayHours: lengths.stayHours,
    }),
  )
  return row && { token, expiresAt: new Date(row.expiresAt), staySignedIn: row.staySignedIn }
}

/**
 * Locks a session until this transaction ends; false when it has another token by now, or is gone.
 */
export const lockSession = async (tx: Queries, key: Buffer): Promise<boolean> => (await tx.run(lock({ key }))) === 1

/** Whose session has ended. */
export interface EndedSession {
  readonly userId: string
  readonly realUserId: string
  readonly stage: SessionStage
}

/** Ends one session and returns whose it was; a missing one is not an error. */
export const endSession = (db: Queries, token: string): Promise<EndedSession | undefined> =>
  db.maybe<EndedSession>(remove({ tokenHash: keyOf(token) }))

/** Extends a session in use: idle time counts from the last call, recorded every few minutes. */
export async function keepAlive(
  db: Queries,
  session: { key: Buffer; staySignedIn: boolean },
  lengths: SessionLengths,
  now: Date,
): Promise<void> {
  const hours = session.staySignedIn ? lengths.stayHours : lengths.idleHours
  await db.run(touch({ key: session.key, now, expiresAt: new Date(now.getTime() + hours * hourMs) }))
}

/** Deletes expired sessions. */
export const cleanUpSessions = (db: Queries, now: Date): Promise<number> => db.run(removeExpired({ now }))
