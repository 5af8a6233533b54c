import { teamOf } from '#areas/dashboard/server/team.store.ts'
import { teamWeeksOf } from '#areas/dashboard/server/team-weeks.store.ts'
import { workQueueOf } from '#areas/dashboard/server/work-queue.store.ts'
import { salesRange } from '#areas/sales-analytics/rules/sales-range.ts'
import { blockOf } from '#areas/sales-analytics/rules/split-range.ts'
import { dayPlanOf } from '#areas/sales-analytics/server/day-plan.store.ts'
import { lapsedCustomers, lapsedItems } from '#areas/sales-analytics/server/habits-list.store.ts'
import { readSaleLines } from '#areas/sales-analytics/server/sale-lines.store.ts'
import { readSpend } from '#areas/sales-analytics/server/spend.store.ts'
import { classCategories } from '#areas/sales-analytics/server/wallet-gaps.store.ts'
import type { Database } from '#platform/database/database.ts'
import { salesToday as today } from './sales-dataset.ts'
import { calendar, floorOf, type Reader } from './sales-floor.ts'

const now = new Date(`${today}T18:00:00Z`)
const noFilter = { division: null, shipTo: null, rep: null, category: null, brand: null, itemNumber: null }
const page = { limit: 30, offset: 0 }

/** Measures a question beside its floor. */
export type Report = (name: string, work: () => Promise<unknown>, floor: () => Promise<unknown>) => Promise<void>

/**
 * The screens beside that of sales: lists, the lines, Home, the team, a kitchen's gaps and spend.
 */
export async function otherQuestions(db: Database, report: Report, { userId, own }: Reader): Promise<void> {
  const range = salesRange('weeks13', today, calendar)
  const year = salesRange('weeks52', today, calendar)
  const mine = { userId, today, division: null, shipTo: null, rep: null, ...page }
  const lapsed = (item: string) => () =>
    db.rows(`select h.* from ship_tos s join sales_habits h on h.division = s.division and h.ship_to = s.number
      where ${own} and h.item_number ${item} '' and h.lapses_on <= '${today}' order by h.purchases desc limit 30`)
  await report('lapsed items', () => lapsedItems(db, mine), lapsed('<>'))
  await report('lapsed customers', () => lapsedCustomers(db, mine), lapsed('='))
  await report('day plan', () => dayPlanOf(db, userId, { now, limit: 6, rep: null }), lapsed('<>'))
  await report(
    'reps side by side',
    () => teamOf(db, { ...range, userId, today, withCosts: true }, { now, maySeeCredits: true, maySeeInvoices: true }),
    () => db.rows(floorOf('rep', own, 'weeks13')),
  )
  await report(
    'weeks on Home',
    () => teamWeeksOf(db, userId, now),
    () =>
      db.rows(`select date_trunc('week', x.day), sum(x.sales_cents) from ship_tos s
        join sales_days x on x.division = s.division and x.ship_to = s.number and x.day > date '${today}' - 84 where ${own} group by 1`),
  )
  const parts = { maySeeOrders: true, mayOrder: true, maySeeInvoices: true, limit: 6, rep: null }
  await report(
    'work queue on Home',
    () => workQueueOf(db, userId, parts, now),
    () => db.rows(`select o.* from orders o where o.status in ('Failed', 'Expired')`),
  )
  const lines =
    (filter: typeof noFilter | (Omit<typeof noFilter, 'category'> & { category: string }), from: string) => () =>
      readSaleLines(db, { userId, filter, from, until: today, withCosts: true }, page)
  const linesOf = (asked: string) => () =>
    db.rows(`select l.* from ship_tos s join orders o on o.division = s.division and o.ship_to = s.number
      join order_lines l on l.order_id = o.id ${asked} where ${own} and o.delivery_date = '${today}' limit 30`)
  await report('lines of 13 weeks', lines(noFilter, range.from), linesOf(''))
  await report('lines of 52 weeks', lines(noFilter, year.from), linesOf(''))
  await report(
    'lines of a category, 52 weeks',
    lines({ ...noFilter, category: 'c3' }, year.from),
    linesOf(`join items i on i.division = l.division and i.item_number = l.item_number
      and i.category_id in (select id from categories where top_id = 'c3')`),
  )
  const kitchen = { division: 'NLV', shipTo: '0000062' }
  await report(
    'gaps of a kitchen',
    () => classCategories(db, kitchen),
    () =>
      db.rows(`select i.category_id, count(distinct x.ship_to), sum(x.sales_cents) from sales_item_blocks x
        join items i on i.division = x.division and i.item_number = x.item_number
        where x.division = 'NLV' and x.ship_to <> '' and x.block > ${blockOf(today)} - 7 group by 1`),
  )
  await report(
    'spend of a kitchen by category',
    () => readSpend(db, 'category', { userId, ...kitchen, onlyThis: false }, { from: year.from, until: today }),
    () =>
      db.rows(`select i.category_id, sum(x.sales_cents) from sales_item_days x
        join items i on i.division = x.division and i.item_number = x.item_number
        where x.division = 'NLV' and x.ship_to = '0000062' and x.day >= '${year.from}' group by 1`),
  )
}
