import { takeOrderingChanges } from '#areas/customers/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/http/area.ts'
import { orderingNotice } from '../rules/ordering-notice.ts'

/**
 * NEXT-7: notifies the people of ship-tos that were locked for orders or unlocked, in the portal or
 * by a file; each once, as what is notified is taken in the same transaction.
 */
export async function notifyOfOrdering(db: Database, now: Date): Promise<number> {
  let count = 0
  for (let isLast = false; !isLast;) {
    isLast = await db.inTransaction(async (tx) => {
      const taken = await takeOrderingChanges(tx)
      for (const change of taken.changes) {
        const { division, shipTo, userIds } = change
        for (const userId of userIds) {
          await notify(tx, userId, 'orderingLocked', orderingNotice(change), { division, shipTo }, now)
          count++
        }
      }
      return taken.isLast
    })
  }
  return count
}

/** NEXT-7: every minute. */
export const notifyOfOrderingJob: Job = {
  name: 'notify-of-ordering',
  schedule: '* * * * *',
  run: async (_, { db, clock, log }) => {
    const notified = await notifyOfOrdering(db, clock.now())
    if (notified > 0) log.info({ notified }, 'Customers were notified that ordering is locked or unlocked')
  },
}
