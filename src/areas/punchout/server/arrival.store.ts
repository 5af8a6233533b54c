import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { hashOf, newToken, type OpenedSession } from './session.store.ts'

/** Seconds in which a browser follows the start page into the shop. */
const maxSeconds = 60

const arrive = sql(
  'punchout.arrive',
  `update punchout_sessions ps set arrived_at = :now, token_hash = coalesce(:newHash::bytea, ps.token_hash)
   where ps.start_hash = :startHash and ps.arrived_at is null and ps.ended_at is null and ps.opened_at > :since
     and (:tokenHash::bytea is null or ps.token_hash = :tokenHash::bytea)
   returning ps.id, ps.selected_part as "selectedPart", ps.operation, ps.division, ps.ship_to as "shipTo",
     ps.user_id as "userId"`,
)

/** A browser in its session, with the token that its pages send where it keeps no cookie. */
export interface Arrived {
  readonly session: OpenedSession
  readonly token: string | undefined
}

/**
 * PUNCH-4: the browser that opened a start page goes on, once and at once. One that brings the
 * session's cookie is in it. One that brings none, as browsers that block cookies in frames, is
 * given a new token instead; the cookie that got lost opens nothing any more.
 */
export async function arriveAt(
  db: Queries,
  startToken: string,
  cookie: string | undefined,
  now: Date,
): Promise<Arrived | undefined> {
  const facts = { startHash: hashOf(startToken), now, since: new Date(now.getTime() - maxSeconds * 1000) }
  const known =
    cookie === undefined
      ? undefined
      : await db.maybe<OpenedSession>(arrive({ ...facts, newHash: null, tokenHash: hashOf(cookie) }))
  if (known) return { session: known, token: undefined }
  const token = newToken()
  const session = await db.maybe<OpenedSession>(arrive({ ...facts, newHash: hashOf(token), tokenHash: null }))
  return session && { session, token }
}
