import { addDays, weekdayOf } from '#kit/dates.ts'
import { isStaff, shipTosAllowed } from '#areas/access/server/public.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { defaultDeliveryDate } from '#areas/routing/rules/default-delivery-date.ts'
import { possibleDates } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns, type Routes } from '#areas/routing/server/public.ts'
import { type OrderStatus } from '#areas/orders/order.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DemoCart } from './demo-rows.ts'

interface HabitItem {
  readonly itemNumber: string
  readonly casePrice: string
}

/** A ship-to of the demo's people: who buys for it, on which days it is delivered, what it buys. */
interface Habit extends Routes {
  readonly division: string
  /** IANA zone of the division. */
  readonly timeZone: string
  readonly shipTo: string
  /** Those who order for it themselves; staff where nobody does. */
  readonly people: readonly { readonly email: string; readonly isStaff: boolean }[]
  /** 0 Sunday to 6 Saturday. */
  readonly days: readonly number[]
  /** What is bought most first; plain items that anybody may order by the case. */
  readonly items: readonly HabitItem[]
}

const habits = sql(
  'demo.habits',
  `with places as (
     select u.email, ${isStaff('u')} as is_staff, s.division, s.number as ship_to,
       row_number() over (partition by u.id order by s.division desc, s.number) as place
     from users u, lateral ${shipTosAllowed('u.id')} a, ship_tos s
     where u.email = any(:emails) and u.role in ('customerUser', 'chef', 'dsr')
       and s.division = a.division and s.number = a.ship_to and s.is_active and s.is_ordering_allowed)
   select p.division, p.ship_to as "shipTo",
     jsonb_agg(jsonb_build_object('email', p.email, 'isStaff', p.is_staff) order by p.is_staff, p.email) as people,
     coalesce((select r.days from route_days r where r.division = p.division and r.ship_to = p.ship_to
                 and r.so_type = 'regularDelivery'), '{1,2,3,4,5,6}') as days,
     (select d.time_zone from divisions d where d.code = p.division) as "timeZone",
     ${routeColumns('p.division', 'p.ship_to')},
     (select jsonb_agg(jsonb_build_object('itemNumber', b.item_number, 'casePrice', b.price)
               order by b.times desc, b.item_number)
      from (
        select h.item_number, h.times_ordered as times,
          (x.case_price_cents / 100.0)::numeric(12, 2)::text as price
        from item_purchases h
        join items i on i.division = h.division and i.item_number = h.item_number and i.erp_status = 'active'
          and not (i.is_reserved or i.is_special_order or i.is_drop_ship or i.is_just_in_time or i.each_only
            or i.is_catch_weight)
        join lateral (
          select l.case_price_cents from item_prices l
          where l.division = h.division and l.item_number = h.item_number and l.scope = 'L'
            and l.case_price_cents is not null
          order by l.starts_on desc limit 1) x on true
        where h.division = p.division and h.ship_to = p.ship_to
        order by h.times_ordered desc, h.item_number limit 40) b) as items
   from places p where p.place <= 2 group by 1, 2 order by 1 desc, 2`,
)

/** What the ship-tos of those who sign in have bought so far; the first two of each person. */
export const habitsOf = async (db: Queries, emails: readonly string[]): Promise<Habit[]> =>
  (await db.rows<Omit<Habit, 'items'> & { items: Habit['items'] | null }>(habits({ emails }))).flatMap((habit) =>
    habit.items ? [{ ...habit, items: habit.items }] : [],
  )

/**
 * What became of the latest orders of a ship-to, and how many days ago each was placed. Failures
 * are rare: of all ship-tos, one has an order that failed, one an order that expired, and one an
 * order that was cancelled.
 */
function latestOf(place: number, places: number): readonly (readonly [status: OrderStatus, daysAgo: number])[] {
  const usual = [
    ['Placed', 0],
    ['InProgress', 1],
    ['Open', 2],
  ] as const
  const failed = place === 0 ? ([['Failed', 3]] as const) : []
  const expired = place === Math.min(1, places - 1) ? ([['Expired', 6]] as const) : []
  const cancelled = place === Math.min(2, places - 1) ? ([['Cancelled', 1]] as const) : []
  return [...usual, ...failed, ...expired, ...cancelled]
}

/** The nth delivery after a day, from 0. */
function deliveryAfter(day: string, days: readonly number[], nth: number): string {
  const later = Array.from({ length: 7 * (nth + 1) }, (_, count) => addDays(day, count + 1))
  return later.filter((each) => days.includes(weekdayOf(each)))[nth] ?? later[0]!
}

/** An order of each state is for a delivery of its own: what was placed last comes last. */
const deliveriesAhead = { Open: 0, InProgress: 1, Placed: 2, Failed: 0, Expired: 0, Invoiced: 0, Cancelled: 1 } as const

/** Rows of the orders import: what is on its way, and what went wrong; the rest is history. */
export function* recentOrders(all: readonly Habit[], today: string): Generator<object> {
  let number = 490_001
  for (const [place, { division, shipTo, people, days, items }] of all.entries()) {
    const customers = people.filter(({ isStaff }) => !isStaff)
    const buyers = customers.length > 0 ? customers : people
    for (const [nth, [status, daysAgo]] of latestOf(place, all.length).entries()) {
      const placedOn = addDays(today, -1 - daysAgo)
      const orderNumber = String(number++)
      // A third to half of the usual items, different for each order.
      const lines = items.filter((_, at) => (at * 7 + nth * 5 + place) % 9 < 3 + ((nth + place) % 2))
      for (const [line, { itemNumber, casePrice }] of (lines.length > 0 ? lines : items).entries()) {
        yield {
          orderNumber,
          lineNumber: line + 1,
          division,
          shipTo,
          placedAt: `${placedOn}T17:${String((20 + nth * 7 + place * 3) % 60).padStart(2, '0')}:00Z`,
          placedBy: buyers[nth % buyers.length]!.email,
          status,
          deliveryDate: deliveryAfter(placedOn, days, deliveriesAhead[status]),
          poNumber: nth % 3 === 0 ? `PO-${orderNumber}` : '',
          itemNumber,
          orderedCases: 1 + ((line * 5 + nth * 3 + place) % 4),
          casePrice,
        }
      }
    }
  }
}

/** Lines of a person's active cart, and of the one that waits. */
const linesOfCarts = [9, 4] as const

/** The date a cart begun now would start with (S0 section 7). */
const nextDelivery = ({ routes, holidays, timeZone }: Habit, now: Date, isByStaff: boolean) =>
  defaultDeliveryDate(
    null,
    possibleDates(
      dateFactsFor({ routes, holidays, today: todayIn(timeZone, now), now, timeZone }, 'regularDelivery', isByStaff),
    ),
  )

/**
 * Two open carts for each person, for the next delivery: an active one, and one that waits; a rep's
 * second one is locked. What the kitchen buys is dealt out, so that no two people have begun the
 * same.
 */
export const openCarts = (all: readonly Habit[], now: Date): DemoCart[] =>
  all.flatMap((habit) =>
    habit.people.flatMap(({ email, isStaff: isByStaff }, person) => {
      const own = habit.items.filter((_, place) => place % habit.people.length === person)
      const deliveryDate = nextDelivery(habit, now, isByStaff)
      return linesOfCarts.flatMap((count, index): DemoCart[] => {
        const chosen = index === 0 ? own.slice(0, count) : own.slice(linesOfCarts[0], linesOfCarts[0] + count)
        if (chosen.length === 0) return []
        const { division, shipTo } = habit
        return [
          {
            division,
            shipTo,
            owner: email,
            poNumber: index === 0 ? '' : 'BANQUET',
            soType: 'regularDelivery',
            deliveryDate,
            sharingMode: isByStaff && index === 1 ? 'LOCK' : 'UNLOCK',
            isActive: index === 0,
            lines: chosen.map(({ itemNumber }, place) => ({
              itemNumber,
              orderedCases: 1 + ((place + person) % 3),
              orderedUnits: 0,
            })),
          },
        ]
      })
    }),
  )
