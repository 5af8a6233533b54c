import type { CallAnswer } from '#contract/endpoint.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { contentsOf } from '#areas/carts/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { dateFactsFor, type DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns } from '#areas/routing/server/public.ts'
import type { getWorkQueue } from '../work-queue.endpoints.ts'

type Queue = CallAnswer<typeof getWorkQueue>
type Carts = NonNullable<Queue['openCarts']>

const customerInfo = `json_build_object('division', s.division, 'number', s.number, 'name', s.name, 'city', s.city,
  'billTo', b.number, 'billToName', b.name, 'isOrderingAllowed', s.is_ordering_allowed,
  'isProspective', s.is_prospective) as "shipTo", coalesce(nullif(s.phone, ''), b.phone) as phone, b.email,
  (:now::timestamptz at time zone d.time_zone)::date as today`

/**
 * The ship-to, bill-to and division of each row under the alias `of`; only of customers the reader
 * looks after.
 */
const placeOf = (of: string) => `join ship_tos s on s.division = ${of}.division and s.number = ${of}.ship_to
  join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = s.division`
const mine = (of: string) => `${mayShipTo('u', `${of}.division`, `${of}.ship_to`)}
  and (:rep::text is null or exists (select from ship_tos own where own.division = ${of}.division
    and own.number = ${of}.ship_to and own.dsr_email = :rep))`

/** The division's day of an instant. */
const dayOf = (instant: string) => `(${instant} at time zone d.time_zone)::date`
const today = dayOf(':now::timestamptz')

/** The first entries in their order, and how many there are. */
const list = <Select extends string>(select: Select) =>
  `(
  select json_build_object('total', count(*)::int,
    'entries', coalesce(json_agg(to_jsonb(x) - 'rank' order by x.rank) filter (where x.rank <= :limit), '[]'))
  from (${select}) x)` as const
const rank = (order: string) => `row_number() over (order by ${order}) as rank`

const queue = sql(
  'dashboard.work-queue',
  `select
     case when :maySeeOrders then ${list(`select ${customerInfo}, o.id, o.order_number as "orderNumber", o.status,
               ${dayOf('o.placed_at')} as "placedOn", o.delivery_date as "deliveryDate",
               o.subtotal_cents as subtotal, o.has_estimates as "isEstimate",
               coalesce((select c.message from order_status_changes c
                         where c.order_id = o.id and c.status = o.status order by c.at desc limit 1), '') as reason,
               ${rank(`o.delivery_date is null, o.delivery_date < ${today}, abs(o.delivery_date - ${today}), o.placed_at desc`)}
             from orders o ${placeOf('o')}
             where o.status in ('Failed', 'Expired') and o.placed_at > :now::timestamptz - interval '14 days'
               and ${mine('o')}`)} end as "failedOrders",
     case when :mayOrder then ${list(`select ${customerInfo}, k.id, k.po, k.delivery_date as "deliveryDate",
               d.time_zone as "timeZone", k.is_visible_to_customer as "isVisibleToCustomer",
               ${dayOf('k.changed_at')} as "changedOn", l.lines, l.cases,
               ${rank(`k.delivery_date is null, k.delivery_date < ${today}, k.delivery_date, s.name, k.id`)}
             from carts k ${placeOf('k')}
             join lateral (select count(*)::int as lines, coalesce(sum(c.ordered_cases), 0)::int as cases
                           from cart_lines c where c.cart_id = k.id) l on l.lines > 0
             where k.status = 'open'
               and (k.delivery_date between ${today} - 1 and ${today} + 3
                    or k.delivery_date is null and k.changed_at > :now::timestamptz - interval '14 days')
               and ${mine('k')}`)} end as "openCarts",
     case when :maySeeInvoices then ${list(`select ${customerInfo}, i."pastDue", i.invoices, i."oldestDueDate",
               ${rank('i."pastDue" desc, s.number')}
             from (
               select v.division, v.ship_to, sum(v.open_cents)::bigint as "pastDue", count(*)::int as invoices,
                      min(v.due_date) as "oldestDueDate"
               from invoices v join divisions d on d.code = v.division
               where v.open_cents > 0 and v.due_date < ${today} and ${mine('v')}
               group by v.division, v.ship_to) i ${placeOf('i')}`)} end as "overdueAccounts"
   from users u where u.id = :userId`,
)

/** Which lists the reader may see, and how much of each. */
export interface QueueParts {
  readonly maySeeOrders: boolean
  readonly mayOrder: boolean
  readonly maySeeInvoices: boolean
  readonly limit: number
  /** E-mail address of a sales rep, to whose customers it is kept. */
  readonly rep: string | null
}

/**
 * SHELL-8: what waits for a member of staff, in one statement over the customers they look after,
 * and beside it the cut-offs and totals of the carts that are listed.
 */
export async function workQueueOf(
  db: Queries,
  userId: string,
  parts: QueueParts,
  now: Date,
): Promise<Omit<Queue, 'serverTime'>> {
  type Read = Omit<Queue, 'serverTime' | 'openCarts'> & {
    openCarts: {
      total: number
      entries: Omit<Carts['entries'][number], 'cutOffAt' | 'subtotal' | 'isEstimate'>[]
    } | null
  }
  const read = await db.row<Read>(queue({ userId, now, ...parts }))
  const { openCarts } = read
  if (!openCarts) return { ...read, openCarts: null }
  const ids = openCarts.entries.map(({ id }) => id)
  const [cutOffs, contents] = await Promise.all([cutOffsOf(db, openCarts.entries, now), contentsOf(db, ids, now)])
  return {
    ...read,
    openCarts: {
      ...openCarts,
      entries: openCarts.entries.map((cart) => {
        const { subtotal = 0, isEstimate = false } = contents.get(cart.id)?.totals ?? {}
        return { ...cart, cutOffAt: cutOffs.get(cart.id) ?? null, subtotal, isEstimate }
      }),
    },
  }
}

const calendars = sql(
  'dashboard.cart-calendars',
  `select k.id, k.so_type as "soType", d.time_zone as "timeZone", ${routeColumns('k.division', 'k.ship_to')}
   from carts k join divisions d on d.code = k.division where k.id = any(:ids::uuid[])`,
)
interface CartCalendar extends Pick<DeliveryCalendar, 'routes' | 'holidays' | 'timeZone'> {
  readonly id: string
  readonly soType: SoType
}

/** Until when staff can order each of these carts, by its id; absent without a cut-off. */
async function cutOffsOf(
  db: Queries,
  carts: readonly Pick<Carts['entries'][number], 'id' | 'deliveryDate'>[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map(carts.flatMap(({ id, deliveryDate }) => (deliveryDate ? [[id, deliveryDate]] : [])))
  if (dates.size === 0) return new Map()
  const rows = await db.rows<CartCalendar>(calendars({ ids: [...dates.keys()] }))
  return new Map(
    rows.flatMap(({ id, soType, ...calendar }) => {
      const facts = dateFactsFor({ ...calendar, now, today: todayIn(calendar.timeZone, now) }, soType, true)
      const { cutOffAt } = possibleDateOf(dates.get(id)!, facts)
      return cutOffAt ? [[id, cutOffAt]] : []
    }),
  )
}
