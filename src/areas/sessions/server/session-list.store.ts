import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A session as its owner may see it. */
export interface ListedSession {
  readonly id: string
  readonly userAgent: string
  readonly address: string
  readonly staySignedIn: boolean
  readonly signedInAt: string
  readonly lastSeenAt: string
  readonly isThis: boolean
}

const list = sql(
  'sessions.list',
  `select id, user_agent as "userAgent", address, stay_signed_in as "staySignedIn", created_at as "signedInAt",
     last_seen_at as "lastSeenAt", token_hash = :key as "isThis"
   from sessions where real_user_id = :userId and expires_at > :now and stage = 'full'
   order by "isThis" desc, last_seen_at desc limit 100`,
)
const endById = sql('sessions.end-one', 'delete from sessions where real_user_id = :userId and id = :sessionId')
const endAll = sql('sessions.end-all', 'delete from sessions where real_user_id = :userId')

/** The sessions at whose keyboard a user sits, this one first, then by last use. */
export const sessionsOf = (
  db: Queries,
  { userId, key }: { userId: string; key: Buffer },
  now: Date,
): Promise<ListedSession[]> => db.rows(list({ userId, key, now }))

/** Ends one session of a user; returns how many it was. */
export const endSessionById = (db: Queries, userId: string, sessionId: string): Promise<number> =>
  db.run(endById({ userId, sessionId }))

/** Ends all sessions of a user, acting as another included; returns how many there were. */
export const endAllSessions = (db: Queries, userId: string): Promise<number> => db.run(endAll({ userId }))
