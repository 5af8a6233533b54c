import type { CalendarDate } from '#kit/dates.ts'
import { isStaff, shipTosAllowed } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns } from '#areas/routing/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
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

const batchSize = 200
const lowestId = '00000000-0000-0000-0000-000000000000'

// The cut-off of a cart is what `date_check_at` remembers (areas/carts), so that only carts near
// theirs are read. A cart hidden from the customer is the business of staff: its mail goes to them
// or to nobody.
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
   where t.status = 'open' and t.delivery_date is not null and t.date_check_at <= :near and t.id > :last
     and u.is_active and (t.is_visible_to_customer or ${isStaff('u')})
     and s.is_active and o.is_active and s.is_ordering_allowed and not s.is_prospective
   order by t.id limit ${batchSize}`,
)

// Looks again under the cart's lock: it may have been placed, emptied or moved to another date
// since it was read.
const claim = sql(
  'checkout.claim-reminder',
  `insert into cut_off_reminders (cart_id, cut_off_at, user_id, reminded_at)
   select n.id, :cutOffAt, :ownerId, :now from (
     select t.id from carts t
     where t.id = :id and t.status = 'open' and t.delivery_date = :deliveryDate and t.so_type = :soType
       and exists (select from cart_lines l where l.cart_id = t.id)
       and exists (select from ${shipTosAllowed(':ownerId')} a where a.division = t.division and a.ship_to = t.ship_to)
     for share of t) n
   on conflict do nothing returning cart_id`,
)

/**
 * CHECK-1: mails the owners of open carts whose cut-off is near, once per cart and cut-off; returns
 * how many.
 */
export async function remindOfCutOffs(db: Database, now: Date, settings: ReminderSettings): Promise<number> {
  if (settings.minutesBefore === 0) return 0
  let reminded = 0
  const near = new Date(now.getTime() + settings.minutesBefore * 60_000)
  for (let last = lowestId; ;) {
    const carts = await db.rows<OpenCart>(open({ near, last }))
    for (const cart of carts) if (await remindOf(db, cart, now, settings)) reminded++
    const end = carts.at(-1)
    if (!end || carts.length < batchSize) return reminded
    last = end.id
  }
}

async function remindOf(db: Database, cart: OpenCart, now: Date, settings: ReminderSettings): Promise<boolean> {
  const calendar = { ...cart, now, today: todayIn(cart.timeZone, now) }
  const cutOffAt = dueCutOff(cart, calendar, settings.minutesBefore)
  if (cutOffAt === null) return false
  // The claim and the mail are one transaction: neither is there without the other, whatever dies
  // between.
  return db.inTransaction(async (tx) => {
    const { id, ownerId, deliveryDate, soType } = cart
    const claimed = await tx.rows(claim({ id, cutOffAt, ownerId, now, deliveryDate, soType }))
    if (claimed.length === 0) return false
    const due = { ...cart, cutOffAt }
    const mail = cutOffMail(due, settings.publicUrl + cartAddress(cart))
    // Who does not want to be reminded keeps the claim: changing their mind brings no late
    // reminder.
    return notify(tx, ownerId, 'cutOffReminder', { mail, text: cutOffText(due) })
  })
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
