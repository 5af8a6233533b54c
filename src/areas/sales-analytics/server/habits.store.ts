import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Habit, habitOf } from '../rules/habit-of.ts'
import { blockOf } from '../rules/split-range.ts'

/** Ship-tos whose habits are made in one transaction. */
export const habitBatch = 100
/** Days ahead whose orders are purchases already. */
const daysAhead = 92

const take = sql(
  'sales-analytics.take-habits',
  `delete from sales_habit_changes h using (
     select division, ship_to from sales_habit_changes order by division, ship_to limit ${habitBatch}) b
   where h.division = b.division and h.ship_to = b.ship_to returning h.division, h.ship_to as "shipTo"`,
)

// What was taken back, and what was only credited, is no purchase; what is ordered for the next
// weeks is one.
const purchases = sql(
  'sales-analytics.purchases',
  `select x.division, x.ship_to as "shipTo", x.item_number as "itemNumber", json_agg(x.day) as days
   from jsonb_to_recordset(:places::jsonb) p (division text, "shipTo" text)
   join sales_item_days x on x.division = p.division and x.ship_to = p."shipTo"
   where x.day between :since and :until and x.cases + x.units > 0
   group by x.division, x.ship_to, x.item_number having count(*) >= 4
   union all
   select d.division, d.ship_to, '', json_agg(d.day)
   from jsonb_to_recordset(:places::jsonb) p (division text, "shipTo" text)
   join sales_days d on d.division = p.division and d.ship_to = p."shipTo"
   where d.day between :since and :until and d.orders > 0
   group by d.division, d.ship_to having count(*) >= 4`,
)

const drop = sql(
  'sales-analytics.drop-habits',
  `delete from sales_habits h using jsonb_to_recordset(:places::jsonb) p (division text, "shipTo" text)
   where h.division = p.division and h.ship_to = p."shipTo"`,
)
const insert = sql(
  'sales-analytics.insert-habits',
  `insert into sales_habits (division, ship_to, item_number, purchases, median_days, last_on, lapses_on)
   select division, "shipTo", "itemNumber", purchases, "medianDays", "lastOn", "lapsesOn"
   from jsonb_to_recordset(:habits::jsonb) h (division text, "shipTo" text, "itemNumber" text, purchases int,
     "medianDays" int, "lastOn" date, "lapsesOn" date)`,
)

/** Blocks of four weeks, the present one too, whose purchases are recent. */
const recentBlocks = 7
const dropRecent = sql(
  'sales-analytics.drop-recent-categories',
  `delete from sales_recent_categories r using jsonb_to_recordset(:places::jsonb) p (division text, "shipTo" text)
   where r.division = p.division and r.ship_to = p."shipTo"`,
)
const sumRecent = sql(
  'sales-analytics.sum-recent-categories',
  `insert into sales_recent_categories (division, ship_to, category_id, block, sales_cents)
   select x.division, x.ship_to, i.category_id, :block::int, sum(x.sales_cents)::bigint
   from jsonb_to_recordset(:places::jsonb) p (division text, "shipTo" text)
   join sales_item_blocks x on x.division = p.division and x.ship_to = p."shipTo"
     and x.block > :block::int - ${recentBlocks} and x.block <= :block::int
   join items i on i.division = x.division and i.item_number = x.item_number
   group by 1, 2, 3 having sum(x.sales_cents) > 0`,
)
// A block later other purchases are recent, also of who has bought nothing since.
const markPassed = sql(
  'sales-analytics.mark-passed-categories',
  `insert into sales_habit_changes (division, ship_to)
   select division, ship_to from sales_recent_categories where block < :block::int
   union
   select division, ship_to from sales_blocks where block = :block::int and ship_to <> ''
     and exists (select from sales_recent_categories where block < :block::int)
   on conflict do nothing`,
)

/**
 * STAFF-6: makes the habits of some ship-tos whose sums changed, and their recent categories; true
 * while there may be more. The caller holds the lock of the job.
 */
export async function makeHabits(tx: Queries, today: CalendarDate): Promise<boolean> {
  const block = blockOf(today)
  await tx.run(markPassed({ block }))
  const places = await tx.rows<{ division: string; shipTo: string }>(take())
  if (places.length === 0) return false
  type Row = { division: string; shipTo: string; itemNumber: string; days: CalendarDate[] }
  const json = JSON.stringify(places)
  const bought = await tx.rows<Row>(
    purchases({ places: json, since: addDays(today, -364), until: addDays(today, daysAhead) }),
  )
  const habits: (Omit<Row, 'days'> & Habit)[] = bought.flatMap(({ days, ...row }) => {
    const habit = habitOf(days)
    return habit ? [{ ...row, ...habit }] : []
  })
  await tx.run(drop({ places: json }))
  await tx.run(insert({ habits: JSON.stringify(habits) }))
  await tx.run(dropRecent({ places: json }))
  await tx.run(sumRecent({ places: json, block }))
  return true
}
