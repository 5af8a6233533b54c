import { shipTosAllowed } from '#areas/access/server/public.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { isSharedRoute, sharedRouteColumns, sharedRoutes } from '#areas/routing/server/public.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { cutOffToday } from '../rules/cut-off-today.ts'
import { isDueBy } from '../rules/habit-of.ts'
import type { getDayPlan } from '../day-plan.endpoints.ts'
import { customerColumns, customerTables } from './customer-columns.ts'

type Entry = CallAnswer<typeof getDayPlan>['withoutOrder']['entries'][number]

/** A customer who is due, has a cut-off today and no order for it. */
interface WithoutOrder {
  readonly division: string
  readonly shipTo: string
  readonly name: string
  /** E-mail address of the sales rep; may be empty. */
  readonly rep: string
  readonly deliveryDate: CalendarDate
  readonly cutOffAt: string
  readonly medianDays: number
  readonly lastOn: CalendarDate
}

// Thousands of ship-tos share a few routes: only those with a cut-off today are looked at, and of
// them only who orders regularly and has neither an order nor a filled cart for that delivery.
const candidates = sql(
  'sales-analytics.without-order',
  `select s.division, s.number as "shipTo", s.name, s.dsr_email as rep, c.delivery_date as "deliveryDate",
     c.cut_off_at as "cutOffAt", h.median_days as "medianDays", h.last_on as "lastOn"
   from jsonb_to_recordset(:cutOffs::jsonb) c (${sharedRouteColumns}, today date, delivery_date date, cut_off_at text)
   join route_days r on ${isSharedRoute('r', 'c')}
   join (select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r) a
     on a.division = r.division and a.ship_to = r.ship_to
   join ship_tos s on s.division = r.division and s.number = r.ship_to and s.is_active and s.is_ordering_allowed
     and not s.is_prospective
   join bill_tos b on b.division = s.division and b.number = s.bill_to and not b.is_on_credit_hold
   join sales_habits h on h.division = s.division and h.ship_to = s.number and h.item_number = ''
     and h.last_on > c.today - 182
   where (:rep::text is null or s.dsr_email = :rep)
     and not exists (select from orders o where o.division = s.division and o.ship_to = s.number
       and o.delivery_date = c.delivery_date and o.status not in ('Failed', 'Expired', 'Cancelled'))
     and not exists (select from carts k where k.division = s.division and k.ship_to = s.number and k.status = 'open'
       and k.delivery_date = c.delivery_date and exists (select from cart_lines l where l.cart_id = k.id))`,
)

const byCutOff = (a: WithoutOrder, b: WithoutOrder): number =>
  a.cutOffAt === b.cutOffAt ? (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) : a.cutOffAt < b.cutOffAt ? -1 : 1

/** STAFF-6: the reader's customers to call today, the earliest cut-off first. */
export async function withoutOrderOf(
  db: Queries,
  userId: string,
  { now, rep }: { readonly now: Date; readonly rep: string | null },
): Promise<WithoutOrder[]> {
  const cutOffs = (await sharedRoutes(db, 'regularDelivery')).flatMap(({ routes, holidays, timeZone, columns }) => {
    const today = todayIn(timeZone, now)
    const next = cutOffToday(dateFactsFor({ routes, holidays, timeZone, now, today }, 'regularDelivery', true))
    return next ? [{ ...columns, today, delivery_date: next.date, cut_off_at: next.cutOffAt }] : []
  })
  if (cutOffs.length === 0) return []
  const found = await db.rows<WithoutOrder>(candidates({ userId, rep, cutOffs: JSON.stringify(cutOffs) }))
  return found.filter((one) => isDueBy(one, one.deliveryDate)).toSorted(byCutOff)
}

/** STAFF-6: how many customers of each sales rep have a cut-off today and no order. */
export async function withoutOrderByRep(db: Queries, userId: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { rep } of await withoutOrderOf(db, userId, { now, rep: null }))
    counts.set(rep, (counts.get(rep) ?? 0) + 1)
  return counts
}

const customers = sql(
  'sales-analytics.customers-to-call',
  `select ${customerColumns}, d.time_zone as "timeZone"
   from jsonb_to_recordset(:places::jsonb) p (place int, division text, "shipTo" text)
   join ship_tos s on s.division = p.division and s.number = p."shipTo" ${customerTables} order by p.place`,
)

/** Whom to call, with how to reach them. */
export async function entriesOf(db: Queries, found: readonly WithoutOrder[], now: Date): Promise<Entry[]> {
  if (found.length === 0) return []
  type Known = Pick<Entry, 'shipTo' | 'phone' | 'email' | 'today' | 'timeZone'>
  const places = found.map(({ division, shipTo }, place) => ({ place, division, shipTo }))
  const known = await db.rows<Known>(customers({ now, places: JSON.stringify(places) }))
  return known.map((customer, place) => {
    const { deliveryDate, cutOffAt, medianDays, lastOn } = found[place]!
    return { ...customer, deliveryDate, cutOffAt, medianDays, lastOn }
  })
}
