import { isStaff, reachOf } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { itemScreen, shopScreen } from '#areas/shop/shop.addresses.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { type BeginningPromotion, promotionNotice } from '../rules/promotion-notice.ts'
import { reaches } from './promotion-columns.ts'

/** Customers who are notified in one transaction. */
const batchSize = 100
/** Items that a notification names. */
const namedItems = 3

const begun = sql(
  'dsr-promotions.begun',
  `select p.id from dsr_promotions p join divisions d on d.code = p.division
   where p.status = 'active' and p.announced_at is null
     and (:now::timestamptz at time zone d.time_zone)::date between p.starts_on and p.ends_on
   order by p.starts_on, p.id`,
)
// Locked: it does not pause, end or change while its customers are notified, and one process at a
// time notifies them.
const lock = sql(
  'dsr-promotions.lock-begun',
  `select p.division, p.name, p.ends_on as "endsOn",
     (select count(*)::int from dsr_promotion_items i where i.promotion_id = p.id) as "itemCount",
     (select json_agg(json_build_object('itemNumber', n.item_number, 'description', n.description) order by n.position)
      from (select i.item_number, i.position, c.description from dsr_promotion_items i
            join items c on c.division = i.division and c.item_number = i.item_number
            where i.promotion_id = p.id order by i.position limit ${namedItems}) n) as named
   from dsr_promotions p where p.id = :id and p.status = 'active' and p.announced_at is null for no key update of p`,
)
const claim = sql(
  'dsr-promotions.claim-notices',
  `with next as (
     select distinct on (r.user_id) r.user_id, s.number, s.name
     from (${reachOf(`(select u.* from users u where u.is_active and not ${isStaff('u')})`)}) r
     join ship_tos s on s.division = r.division and s.number = r.ship_to
     where r.division = :division and s.is_active and not s.is_prospective
       and exists (select from dsr_promotion_audience a where a.promotion_id = :id and ${reaches('a')})
       and not exists (select from dsr_promotion_notices n where n.promotion_id = :id and n.user_id = r.user_id)
     order by r.user_id, s.number limit ${batchSize}
   ), claimed as (
     insert into dsr_promotion_notices (promotion_id, user_id) select :id, user_id from next returning user_id
   )
   select n.user_id as "userId", n.number as "shipTo", n.name as "shipToName"
   from next n join claimed c on c.user_id = n.user_id order by n.user_id`,
)
const finish = sql('dsr-promotions.announced', 'update dsr_promotions set announced_at = :now where id = :id')

interface Begun extends Omit<BeginningPromotion, 'items'> {
  readonly division: string
  readonly named: { readonly itemNumber: string; readonly description: string }[] | null
}
interface Notified {
  readonly userId: string
  readonly shipTo: string
  readonly shipToName: string
}

/** The claims and what was sent are one transaction: after a kill the rest is notified, once. */
async function announceSome(tx: Queries, id: string, now: Date, publicUrl: string): Promise<number> {
  const promotion = await tx.maybe<Begun>(lock({ id }))
  if (!promotion) return 0
  const { division, named, ...of } = promotion
  const items = named ?? []
  const people = await tx.rows<Notified>(claim({ id, division }))
  const to = of.itemCount === 1 && items[0] ? itemScreen.at({ itemNumber: items[0].itemNumber }) : shopScreen.at()
  const facts = { ...of, items: items.map(({ description }) => description) }
  for (const { userId, shipTo, shipToName } of people)
    await notify(
      tx,
      userId,
      'promotionBegins',
      promotionNotice(facts, shipToName, publicUrl + to),
      { to, division, shipTo },
      now,
    )
  if (people.length < batchSize) await tx.send(finish({ id, now }))
  return people.length
}

/**
 * STAFF-3, NEXT-7: notifies the customers of promotions that have begun, each of them once a
 * promotion, for one of their ship-tos; returns how many.
 */
export async function announcePromotions(db: Database, now: Date, publicUrl: string): Promise<number> {
  let count = 0
  for (const { id } of await db.rows<{ id: string }>(begun({ now })))
    for (let some = batchSize; some === batchSize; count += some)
      some = await db.inTransaction((tx) => announceSome(tx, id, now, publicUrl))
  return count
}

/** STAFF-3: every ten minutes, as one that is started on its days begins at once. */
export const announcePromotionsJob: Job = {
  name: 'announce-promotions',
  schedule: '*/10 * * * *',
  run: async (_, { db, clock, config, log }) => {
    const notified = await announcePromotions(db, clock.now(), config.publicUrl)
    if (notified > 0) log.info({ notified }, 'Customers were notified of promotions that begin')
  },
}
