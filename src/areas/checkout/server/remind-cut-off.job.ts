import type { CalendarDate } from '#kit/dates.ts'
import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import { type Notice, notifyAll } from '#areas/notifications/server/public.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns } from '#areas/routing/server/public.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { throwFailures, togetherOrAlone } from '#platform/database/together-or-alone.ts'
import type { Job } from '#platform/http/area.ts'
import { cartAddress } from '../checkout.addresses.ts'
import { type CartBeforeCutOff, cutOffMail, cutOffText } from '../rules/cut-off-mail.ts'
import { dueCutOff } from '../rules/due-cut-off.ts'

/** An open cart with lines, its owner and when its ship-to is delivered. */
interface OpenCart
  extends Omit<CartBeforeCutOff, 'cutOffAt'>, Pick<DeliveryCalendar, 'routes' | 'holidays' | 'timeZone'> {
  readonly id: string
  readonly soType: SoType
  readonly deliveryDate: CalendarDate
  readonly ownerId: string
  readonly isOfStaff: boolean
}

/** How long before a cut-off the mail leaves, and where it leads. */
export interface ReminderSettings {
  /** 0 sends none. */
  readonly minutesBefore: number
  readonly publicUrl: string
}

const batchSize = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

// The cut-off of a cart is what `date_check_at` remembers (areas/carts), so that only carts near
// theirs are read. A cart hidden from the customer is the business of staff: its mail goes to them
// or to nobody. A standing order that is placed by itself reminds of nothing.
const open = sql(
  'checkout.carts-before-cut-off',
  `select t.id, t.division, t.ship_to as "shipTo", t.so_type as "soType", t.delivery_date as "deliveryDate", t.po,
     s.name as "shipToName", d.time_zone as "timeZone", l.lines, l.cases, l.units,
     u.id as "ownerId", u.first_name as "firstName", ${isStaff('u')} as "isOfStaff",
     ${routeColumns('t.division', 't.ship_to')}
   from carts t
   join divisions d on d.code = t.division
   join ship_tos s on s.division = t.division and s.number = t.ship_to
   join bill_tos o on o.division = s.division and o.number = s.bill_to
   join users u on u.id = case when t.is_visible_to_customer then coalesce(t.ext_owner_id, t.int_owner_id, t.created_by)
                               else coalesce(t.int_owner_id, t.created_by) end
   join lateral (select count(*)::int as lines, sum(c.ordered_cases)::int as cases, sum(c.ordered_units)::int as units
                 from cart_lines c where c.cart_id = t.id) l on l.lines > 0
   where t.status = 'open' and t.punchout_id is null and t.source <> 'standing-order' and t.delivery_date is not null and t.date_check_at <= :near and t.id > :last
     and u.is_active and (t.is_visible_to_customer or ${isStaff('u')})
     and s.is_active and o.is_active and s.is_ordering_allowed and not s.is_prospective
   order by t.id limit ${batchSize}`,
)

// Looks again under the carts' locks: one may have been placed, emptied or moved to another date
// since it was read.
const claim = sql(
  'checkout.claim-reminders',
  `insert into cut_off_reminders (cart_id, cut_off_at, user_id, reminded_at)
   select n.id, n.cut_off_at, n.owner, :now from (
     select t.id, n.cut_off_at, n.owner
     from unnest(:ids::uuid[], :cutOffs::timestamptz[], :owners::uuid[], :deliveryDates::date[], :soTypes::text[])
       as n (id, cut_off_at, owner, delivery_date, so_type)
     join carts t on t.id = n.id
     join users u on u.id = n.owner
     where t.status = 'open' and t.delivery_date = n.delivery_date and t.so_type = n.so_type
       and exists (select from cart_lines l where l.cart_id = t.id)
       and ${mayShipTo('u', 't.division', 't.ship_to')}
     order by t.id for share of t) n
   on conflict do nothing returning cart_id as id`,
)

/** A cart whose cut-off is near. */
interface NearCart extends OpenCart {
  readonly cutOffAt: Date
}

/**
 * CHECK-1: mails the owners of open carts whose cut-off is near, once per cart and cut-off, in
 * batches; returns how many. Carts of a batch that fails are worked on one by one.
 */
export async function remindOfCutOffs(db: Database, now: Date, settings: ReminderSettings): Promise<number> {
  if (settings.minutesBefore === 0) return 0
  let reminded = 0
  const failures: unknown[] = []
  const near = new Date(now.getTime() + settings.minutesBefore * 60_000)
  for (let last = lowestId; ;) {
    const carts = await db.rows<OpenCart>(open({ near, last }))
    const dueCarts = carts.flatMap((cart): NearCart[] => {
      const calendar = { ...cart, now, today: todayIn(cart.timeZone, now) }
      const cutOffAt = dueCutOff(cart, calendar, settings.minutesBefore)
      return cutOffAt === null ? [] : [{ ...cart, cutOffAt }]
    })
    const { done, failed } = await togetherOrAlone(db, dueCarts, batchSize, (tx, some) =>
      remindOf(tx, some, now, settings),
    )
    reminded += done
    failures.push(...failed.map(({ error }) => error))
    const end = carts.at(-1)
    if (end && carts.length === batchSize) {
      last = end.id
      continue
    }
    throwFailures(failures, `${failures.length} reminders could not be sent`)
    return reminded
  }
}

/**
 * The claims and the mails are one transaction: neither is there without the other, whatever dies
 * between.
 */
async function remindOf(
  tx: Queries,
  carts: readonly NearCart[],
  now: Date,
  { publicUrl }: ReminderSettings,
): Promise<number> {
  const claimed = await tx.rows<{ id: string }>(
    claim({
      now,
      ids: carts.map(({ id }) => id),
      cutOffs: carts.map(({ cutOffAt }) => cutOffAt),
      owners: carts.map(({ ownerId }) => ownerId),
      deliveryDates: carts.map(({ deliveryDate }) => deliveryDate),
      soTypes: carts.map(({ soType }) => soType),
    }),
  )
  const ids = new Set(claimed.map(({ id }) => id))
  // Who does not want to be reminded keeps the claim: changing their mind brings no late reminder.
  const notices = carts
    .filter(({ id }) => ids.has(id))
    .map((cart): Notice => {
      const { division, shipTo, cutOffAt: deadline } = cart
      const to = cartAddress(cart)
      const texts = { mail: cutOffMail(cart, publicUrl + to), text: cutOffText(cart) }
      return { userId: cart.ownerId, event: 'cutOffReminder', texts, place: { to, division, shipTo, deadline } }
    })
  return notifyAll(tx, notices, now)
}

/** CHECK-1: every five minutes, so that a mail is late by no more than that. */
export const remindCutOffJob: Job = {
  name: 'remind-cut-off',
  schedule: '*/5 * * * *',
  run: async (_, { db, clock, config, log }) => {
    const minutesBefore = config.constants.cutOffReminderMinutes
    const reminded = await remindOfCutOffs(db, clock.now(), { minutesBefore, publicUrl: config.publicUrl })
    if (reminded > 0) log.info({ reminded }, 'Owners of open carts were reminded of their cut-off')
  },
}
