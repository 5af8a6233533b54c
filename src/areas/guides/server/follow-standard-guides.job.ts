import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { type FollowedShipTo, followOne } from './follow-standard-guide.store.ts'

/** Guides looked at between two readings of the list. */
const batchSize = 200
/** Every guide is looked at so often, in hours: what is no longer bought makes no event. */
const dailyHours = 20

const due = sql(
  'guides.to-follow',
  `select g.id, g.division, g.ship_to as "shipTo", d.time_zone as "timeZone"
   from guides g join divisions d on d.code = g.division
   where g.type = 'Standard' and (:after::uuid is null or g.id > :after) and (g.followed_at is null
     or g.followed_at < :before
     or exists (select from orders o where o.division = g.division and o.ship_to = g.ship_to
                  and o.placed_at > g.followed_at))
   order by g.id limit ${batchSize}`,
)

/**
 * GUIDE-1, PLAT-5: applies the rules to the Standard guides that are due; returns how many changed.
 * Each guide is a transaction of its own, so that no query is long, and one that fails holds up no
 * other.
 */
export async function followStandardGuides(db: Database, now: Date): Promise<number> {
  const failures: unknown[] = []
  const before = new Date(now.getTime() - dailyHours * 3_600_000)
  let changed = 0
  for (let after: string | null = null; ;) {
    const guides: (FollowedShipTo & { readonly id: string })[] = await db.rows(due({ before, after }))
    for (const guide of guides) {
      try {
        if (await db.inTransaction((tx) => followOne(tx, guide, now))) changed++
      } catch (error) {
        failures.push(error)
      }
    }
    after = guides.at(-1)?.id ?? null
    if (after !== null) continue
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} Standard guides failed`)
    return changed
  }
}

/** PLAT-5: every five minutes, for those that ordered since; every guide once a day. */
export const followStandardGuidesJob: Job = {
  name: 'follow-standard-guides',
  schedule: '*/5 * * * *',
  run: async (_, { db, clock, log }) => {
    const changed = await followStandardGuides(db, clock.now())
    if (changed > 0) log.info({ changed }, 'Standard guides followed what was bought')
  },
}
