import { shipTosAllowed } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { countAddress } from '../inventory.addresses.ts'
import { countReminder, type QuietCount } from '../rules/count-mail.ts'

/** How long nobody counts until the person who opened a count is reminded of it. */
const quietDays = 3
const dayMs = 24 * 60 * 60_000

/** A count that is due, and who opened it. */
interface DueCount extends QuietCount {
  readonly id: string
  readonly userId: string
  readonly firstName: string
}

const batchSize = 200
const lowestId = '00000000-0000-0000-0000-000000000000'

/** SQL: when somebody last counted in the open count of an alias, or when it was opened. */
const quietSince = (count: string) =>
  `coalesce((select o.received_at from count_operations o where o.inventory_id = ${count}.id order by o.seq desc limit 1),
            ${count}.opened_at)`

const due = sql(
  'inventory.quiet-counts',
  `select t.id, t.division, t.ship_to as "shipTo", t.name, s.name as "shipToName", d.time_zone as "timeZone",
     q.since as "quietSince", u.id as "userId", u.first_name as "firstName"
   from customer_inventories t
   join divisions d on d.code = t.division
   join ship_tos s on s.division = t.division and s.number = t.ship_to
   join bill_tos o on o.division = s.division and o.number = s.bill_to
   join users u on u.id = t.opened_by_real_user
   cross join lateral (select ${quietSince('t')} as since) q
   where t.status = 'open' and t.opened_at <= :before and q.since <= :before and t.id > :last
     and u.is_active and s.is_active and o.is_active
     and not exists (select from count_reminders r where r.inventory_id = t.id and r.quiet_since = q.since)
   order by t.id limit ${batchSize}`,
)

// Looks again under the count's lock: somebody may have counted in it or closed it since it was
// read.
const claim = sql(
  'inventory.claim-reminder',
  `insert into count_reminders (inventory_id, quiet_since, user_id, reminded_at)
   select n.id, n.since, :userId, :now from (
     select t.id, ${quietSince('t')} as since from customer_inventories t
     where t.id = :id and t.status = 'open'
       and exists (select from ${shipTosAllowed(':userId')} a where a.division = t.division and a.ship_to = t.ship_to)
     for share of t) n
   where n.since <= :before
   on conflict do nothing returning inventory_id`,
)

/**
 * INV-1: reminds those who opened counts in which nobody counted for days, once for each such time;
 * returns how many.
 */
export async function remindOfCounts(db: Database, now: Date, publicUrl: string): Promise<number> {
  const before = new Date(now.getTime() - quietDays * dayMs)
  let reminded = 0
  for (let last = lowestId; ;) {
    const counts = await db.rows<DueCount>(due({ before, last }))
    for (const count of counts) if (await remindOf(db, count, { before, now, publicUrl })) reminded++
    const end = counts.at(-1)
    if (!end || counts.length < batchSize) return reminded
    last = end.id
  }
}

interface Reminding {
  readonly before: Date
  readonly now: Date
  readonly publicUrl: string
}

// The claim and the mail are one transaction: neither is there without the other, whatever dies
// between. Who does not want to be reminded keeps the claim.
const remindOf = (db: Database, count: DueCount, { before, now, publicUrl }: Reminding): Promise<boolean> =>
  db.inTransaction(async (tx) => {
    const { id, userId, firstName } = count
    const claimed = await tx.rows(claim({ id, userId, now, before }))
    if (claimed.length === 0) return false
    const place = { to: countAddress(count), division: count.division, shipTo: count.shipTo }
    return notify(tx, userId, 'countReminder', countReminder(count, firstName, publicUrl + place.to), place, now)
  })

/** INV-1: every hour, so that nobody is reminded much later than after three days. */
export const remindCountJob: Job = {
  name: 'remind-count',
  schedule: '20 * * * *',
  run: async (_, { db, clock, config, log }) => {
    const reminded = await remindOfCounts(db, clock.now(), config.publicUrl)
    if (reminded > 0) log.info({ reminded }, 'People were reminded of inventory counts that are still open')
  },
}
