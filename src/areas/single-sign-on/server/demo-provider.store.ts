import type { Adapter } from 'oidc-provider'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Query, sql } from '#platform/database/statement.ts'

const put = sql(
  'demo-provider.put',
  `insert into demo_provider_records (kind, id, payload, uid, grant_id, expires_at)
   values (:kind, :id, :payload, :uid, :grantId, :expiresAt)
   on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
     expires_at = excluded.expires_at`,
)
const byId = sql(
  'demo-provider.find',
  'select payload from demo_provider_records where kind = :kind and id = :id and expires_at > :now',
)
const byUid = sql(
  'demo-provider.find-uid',
  'select payload from demo_provider_records where kind = :kind and uid = :uid and expires_at > :now',
)
const markConsumed = sql(
  'demo-provider.consume',
  `update demo_provider_records set payload = payload || jsonb_build_object('consumed', :consumedAt::bigint)
   where kind = :kind and id = :id`,
)
const remove = sql('demo-provider.destroy', 'delete from demo_provider_records where kind = :kind and id = :id')
const removeGrant = sql('demo-provider.revoke', 'delete from demo_provider_records where grant_id = :grantId')

/**
 * What the demo's provider remembers stands in the database, for all processes and over a restart.
 */
export function demoRecords(db: Queries, clock: Clock): (kind: string) => Adapter {
  return (kind) => {
    const payloadOf = async (query: Query) => (await db.maybe<{ payload: object }>(query))?.payload
    return {
      upsert: async (id, payload, expiresIn) => {
        const { uid = null, grantId = null } = payload as { uid?: string; grantId?: string }
        const expiresAt = new Date(clock.now().getTime() + expiresIn * 1000)
        await db.run(put({ kind, id, payload: JSON.stringify(payload), uid, grantId, expiresAt }))
      },
      find: (id) => payloadOf(byId({ kind, id, now: clock.now() })),
      findByUid: (uid) => payloadOf(byUid({ kind, uid, now: clock.now() })),
      // Codes typed on another device are not part of it.
      findByUserCode: async () => undefined,
      consume: async (id) =>
        void (await db.run(markConsumed({ kind, id, consumedAt: Math.floor(clock.now().getTime() / 1000) }))),
      destroy: async (id) => void (await db.run(remove({ kind, id }))),
      revokeByGrantId: async (grantId) => void (await db.run(removeGrant({ grantId }))),
    }
  }
}
