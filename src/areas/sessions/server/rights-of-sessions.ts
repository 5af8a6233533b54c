import type { Feature } from '#kit/feature-keys.ts'
import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { coversCustomers, reachOf, servesAll } from '#areas/access/server/public.ts'
import { mayActAs } from '#areas/people/rules/may-act-as.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Rights } from '#platform/events/stream-index.ts'

interface SessionRow {
  readonly key: string
  readonly userId: string
  readonly realUserId: string
  readonly type: UserType
  readonly realType: UserType
  readonly realRole: string
  readonly realFeatures: readonly string[]
  readonly isCovered: boolean
  readonly servesAll: boolean
}

// One statement for any number of sessions; the ship-tos of a user are returned once, however many
// sessions they have.
const judge = sql(
  'sessions.rights',
  `with alive as (
     select encode(s.token_hash, 'hex') as key, s.user_id, s.real_user_id
     from sessions s where s.token_hash = any(:hashes) and s.expires_at > :now and s.stage = 'full'
   ), people as (
     select u.* from users u where u.is_active and u.id in (select user_id from alive)
   ), found as (
     select a.key, a.user_id as "userId", a.real_user_id as "realUserId", u.type, r.type as "realType", r.role as "realRole",
            array(select feature from user_features f where f.user_id = r.id) as "realFeatures",
            case when u.id = r.id then true else ${coversCustomers('r', 'u')} end as "isCovered",
            ${servesAll('u')} as "servesAll"
     from alive a join people u on u.id = a.user_id join users r on r.id = a.real_user_id and r.is_active
   )
   select (select json_agg(f) from found f) as sessions,
     (select json_object_agg(p.user_id, p.ship_tos)
      from (select user_id, json_agg(division || '/' || ship_to) as ship_tos
            from (${reachOf('people')}) one group by user_id) p) as reaches`,
)

/**
 * ACCESS-4, AUTH-3: the events that the holders of these sessions (hex of the token's hash) may
 * receive; ended sessions are absent.
 */
export async function rightsOfSessions(
  db: Queries,
  sessionKeys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Rights>> {
  const hashes = sessionKeys.map((key) => Buffer.from(key, 'hex'))
  const { sessions, reaches } = await db.row<{
    sessions: SessionRow[] | null
    reaches: Record<string, string[]> | null
  }>(judge({ hashes, now }))
  const reachByUser = new Map(Object.entries(reaches ?? {}).map(([userId, shipTos]) => [userId, new Set(shipTos)]))
  const nowhere: ReadonlySet<string> = new Set()
  return new Map(
    (sessions ?? []).filter(isAllowed).map((row) => [
      row.key,
      {
        userId: row.userId,
        realUserId: row.realUserId,
        isStaff: row.userId === row.realUserId && kindOf(row.type) === 'internal',
        reach: row.servesAll ? 'everywhere' : (reachByUser.get(row.userId) ?? nowhere),
      },
    ]),
  )
}

/** Without the right to act as somebody the session receives nothing (security 4). */
function isAllowed(row: SessionRow): boolean {
  if (row.userId === row.realUserId) return true
  const features = featuresOf(row.realRole, row.realFeatures)
  const root = { type: row.realType, can: (feature: Feature) => features.has(feature) }
  return mayActAs(root, { type: row.type, isActive: true, isCovered: row.isCovered }).allowed
}
