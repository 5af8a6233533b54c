import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const discard = sql(
  'carts.discard-punchout',
  `with inactive as (delete from active_carts where holder_id = any(:sessions::uuid[]))
   update carts set status = 'discarded', version = version + 1, changed_at = :now
   where status = 'open' and punchout_id = any(:sessions::uuid[])`,
)

/** PUNCH-4: discards what procurement sessions that are over have left open; returns how many. */
export const discardPunchoutCarts = (db: Queries, sessions: readonly string[], now: Date): Promise<number> =>
  db.run(discard({ sessions, now }))
