import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import { lastClosedDay } from '#areas/standing-orders/rules/next-occurrences.ts'
import { calendarOf, insertOrder, insertRun, settleRun } from '#areas/standing-orders/server/public.ts'
import type { StandingLine, StandingPlan } from '#areas/standing-orders/standing-orders.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

interface Kitchen {
  readonly division: string
  readonly shipTo: string
  readonly timeZone: string
  readonly userId: string
  /** Its latest order: what it buys again and again. */
  readonly lines: StandingLine[]
  /** Delivered ones, newest first. */
  readonly orders: readonly { id: string; orderNumber: string; subtotal: number; day: CalendarDate }[]
}

const kitchens = sql(
  'demo.standing-kitchens',
  `select s.division, s.number as "shipTo", v.time_zone as "timeZone", min(u.id::text)::uuid as "userId",
     coalesce((select json_agg(json_build_object('itemNumber', l.item_number, 'orderedCases', l.ordered_cases, 'orderedUnits', l.ordered_units))
       from (select distinct on (l.item_number) l.* from order_lines l join items i on i.division = s.division
               and i.item_number = l.item_number and i.erp_status = 'active'
             where l.order_id = (select o.id from orders o where o.division = s.division and o.ship_to = s.number
               order by o.delivery_date desc nulls last, o.id limit 1) limit 12) l), '[]') as lines,
     coalesce((select json_agg(json_build_object('id', o.id, 'orderNumber', o.order_number, 'subtotal', o.subtotal_cents, 'day', o.delivery_date) order by o.delivery_date desc)
       from (select o.* from orders o where o.division = s.division and o.ship_to = s.number and o.delivery_date < :today
             order by o.delivery_date desc limit 3) o), '[]') as orders
   from users u join user_bill_tos b on b.user_id = u.id
   join ship_tos s on s.division = b.division and s.bill_to = b.bill_to join divisions v on v.code = s.division
   where u.is_demo and u.is_active and not s.is_prospective
     and u.email in ('buyer@harborbistro.example', 'manager@multiunit.example')
   group by s.division, s.number, v.time_zone order by s.division, s.number`,
)

const plans = [
  { name: 'Weekly staples', everyWeeks: 1, mode: 'ask', from: 14 },
  { name: 'Monthly dry goods', everyWeeks: 4, mode: 'auto', from: 21 },
] as const

/**
 * NEXT-4: kitchens of the demo order their staples again and again, with a history; their next
 * drafts come in two and three weeks.
 */
export async function seedStandingOrders(
  tx: Queries,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<void> {
  for (const kitchen of await tx.rows<Kitchen>(kitchens({ today }))) {
    const { division, shipTo, timeZone, userId, lines, orders } = kitchen
    const calendar = calendarOf(await routesOf(tx, division, shipTo), timeZone)
    const { route } = calendar
    if (!route || lines.length === 0) continue
    for (const { name, everyWeeks, mode, from } of plans) {
      const plan: Omit<StandingPlan, 'lines'> = {
        name,
        weekdays: route.days.slice(0, 1),
        everyWeeks,
        startsOn: addDays(today, from),
        endsOn: null,
        deliveries: null,
        onHoliday: 'next',
        mode,
        draftHours: 24,
        po: '',
        parGuideId: null,
      }
      const id = uuidv7()
      const plannedThrough = lastClosedDay(today, now, route, timeZone)
      const wanted = mode === 'ask' ? lines : lines.slice(0, 4)
      await insertOrder(tx, kitchen, { ...plan, id, ownerId: userId, userId, plannedThrough, now }, wanted)
      if (mode === 'ask') await seedHistory(tx, id, orders, now)
    }
  }
}

/** Orders that were placed, and one day that was skipped. */
async function seedHistory(tx: Queries, id: string, orders: Kitchen['orders'], now: Date): Promise<void> {
  for (const [index, { day, ...order }] of orders.entries()) {
    const runId = uuidv7()
    const cutOffAt = new Date(`${addDays(day, -1)}T22:00:00Z`)
    const isNew = await insertRun(tx, {
      runId,
      id,
      plannedOn: day,
      deliverOn: day,
      cutOffAt,
      state: 'drafted',
      reason: null,
      now,
    })
    if (!isNew) continue
    const end =
      index === 1
        ? ({ state: 'skipped', reason: 'Skipped as wished.' } as const)
        : ({ state: 'placed', order } as const)
    await settleRun(tx, runId, end, now)
  }
}
