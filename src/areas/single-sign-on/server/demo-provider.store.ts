import type { Adapter } from 'oidc-provider'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const put = sql(
  'demo-provider.put',
  `insert into demo_provider_records (kind, id, payload, uid, grant_id, expires_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
     expires_at = excluded.expires_at`,
)
const byId = sql(
  'demo-provider.find',
  'select payload from demo_provider_records where kind = $1 and id = $2 and expires_at > $3',
)
const byUid = sql(
  'demo-provider.find-uid',
  'select payload from demo_provider_records where kind = $1 and uid = $2 and expires_at > $3',
)
const use = sql(
  'demo-provider.consume',
  `update demo_provider_records set payload = payload || jsonb_build_object('consumed', $3::bigint) where kind = $1 and id = $2`,
)
const remove = sql('demo-provider.destroy', 'delete from demo_provider_records where kind = $1 and id = $2')
const removeGrant = sql('demo-provider.revoke', 'delete from demo_provider_records where grant_id = $1')

/**
 * What the demo's provider remembers stands in the database, for all processes and over a restart.
 */
export function demoRecords(db: Queries, clock: Clock): (kind: string) => Adapter {
  return (kind) => {
    const payloadOf = async (statement: typeof byId, key: string) =>
      (await db.maybe<{ payload: object }>(statement, [kind, key, clock.now()]))?.payload
    return {
      upsert: async (id, payload, expiresIn) => {
        const { uid = null, grantId = null } = payload as { uid?: string; grantId?: string }
        const expiresAt = new Date(clock.now().getTime() + expiresIn * 1000)
        await db.run(put, [kind, id, JSON.stringify(payload), uid, grantId, expiresAt])
      },
      find: (id) => payloadOf(byId, id),
      findByUid: (uid) => payloadOf(byUid, uid),
      // Codes typed on another device are not part of it.
      findByUserCode: async () => undefined,
      consume: async (id) => void (await db.run(use, [kind, id, Math.floor(clock.now().getTime() / 1000)])),
      destroy: async (id) => void (await db.run(remove, [kind, id])),
      revokeByGrantId: async (grantId) => void (await db.run(removeGrant, [grantId])),
    }
  }
}
