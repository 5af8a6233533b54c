import { discardPunchoutCarts } from '#areas/carts/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'

const hourMs = 3_600_000
/**
 * Hours for which the cart of a session that is over can still be looked at among the pending ones.
 */
const keptHours = 24

const over = sql(
  'punchout.over-sessions',
  `select array(select id from punchout_sessions
     where coalesce(ended_at, ends_at) < :before and created_at > :since) as ids`,
)

/**
 * PUNCH-4: nobody can go on with the cart of a session that is over; after a day it is discarded.
 */
export const clearPunchoutCartsJob: Job = {
  name: 'clear-punchout-carts',
  schedule: '23 * * * *',
  run: async (_, { db, clock }) => {
    const now = clock.now()
    const before = new Date(now.getTime() - keptHours * hourMs)
    const { ids } = await db.row<{ ids: string[] }>(over({ before, since: new Date(now.getTime() - 7 * 24 * hourMs) }))
    if (ids.length > 0) await discardPunchoutCarts(db, ids, now)
  },
}
