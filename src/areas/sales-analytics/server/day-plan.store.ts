import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { weeksOverdue } from '../rules/habit-of.ts'
import type { getDayPlan } from '../day-plan.endpoints.ts'
import { customerColumns, customerTables, todayOfDivision } from './customer-columns.ts'
import { entriesOf, withoutOrderOf } from './cut-offs.store.ts'
import { servesEverybody } from './sales-scope.ts'

type Plan = CallAnswer<typeof getDayPlan>
type Lapsed = Plan['lapsedItems']['entries'][number]

const isOpen = `not exists (select from suggested_items g where g.division = h.division and g.ship_to = h.ship_to
  and g.item_number = h.item_number)` as const
const isSold = `i.division = h.division and i.item_number = h.item_number and i.erp_status = 'active'` as const

// Whoever serves everybody has all ship-tos without a join: the planner takes those of a reader for
// a few, and would look for each of 60,000 items by itself. Planned each time, as a filter decides.
const everybody = `mine as materialized (
     select s.division, s.number as ship_to, ${todayOfDivision} as today
     from divisions d join ship_tos s on s.division = d.code and s.is_active and :userId::uuid is not null
     where (:rep::text is null or s.dsr_email = :rep))` as const
const own = `mine as materialized (
     select s.division, s.number as ship_to, ${todayOfDivision} as today
     from (select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r) a
     join ship_tos s on s.division = a.division and s.number = a.ship_to and s.is_active
     join divisions d on d.code = s.division
     where (:rep::text is null or s.dsr_email = :rep))` as const

// Only of the few customers that are shown it is looked up what they miss most.
const lapsedOf = <Mine extends string>(mine: Mine) =>
  unprepared(
    `with ${mine},
   found as materialized (
     select m.division, m.ship_to, count(*)::int as items
     from mine m
     join sales_habits h on h.division = m.division and h.ship_to = m.ship_to and h.item_number <> ''
       and h.lapses_on <= m.today and h.last_on > m.today - 182
     join items i on ${isSold}
     where ${isOpen} group by 1, 2),
   firsts as (
     select f.*, s.name from found f join ship_tos s on s.division = f.division and s.number = f.ship_to
     order by f.items desc, s.name, s.number, s.division limit :limit)
   select (select count(*)::int from found) as total,
     coalesce((select json_agg(to_jsonb(x) - array['name', 'number', 'division'] order by x.items desc, x.name, x.number, x.division) from (
       select ${customerColumns}, f.items, f.name, s.number, s.division, t.* from firsts f
       join ship_tos s on s.division = f.division and s.number = f.ship_to ${customerTables}
       cross join lateral (
         select i.description, h.last_on as "lastOn", h.median_days as "medianDays"
         from sales_habits h join items i on ${isSold}
         where h.division = f.division and h.ship_to = f.ship_to and h.item_number <> '' and ${isOpen}
           and h.lapses_on <= ${todayOfDivision} and h.last_on > ${todayOfDivision} - 182
         order by h.purchases desc, h.item_number limit 1) t) x), '[]') as entries`,
  )
const lapsed = { everybody: lapsedOf(everybody), own: lapsedOf(own) }

/** STAFF-6: whom a sales rep calls today; `rep` keeps it to the customers of one. */
export async function dayPlanOf(
  db: Queries,
  userId: string,
  { now, limit, rep }: { readonly now: Date; readonly limit: number; readonly rep: string | null },
): Promise<Pick<Plan, 'withoutOrder' | 'lapsedItems'>> {
  const open = await withoutOrderOf(db, userId, { now, rep })
  const whose = (await servesEverybody(db, userId)) ? 'everybody' : 'own'
  const [entries, items] = await Promise.all([
    entriesOf(db, open.slice(0, limit), now),
    db.row<{ total: number; entries: Omit<Lapsed, 'weeksOverdue'>[] }>(lapsed[whose]({ userId, now, limit, rep })),
  ])
  return {
    withoutOrder: { total: open.length, entries },
    lapsedItems: {
      total: items.total,
      entries: items.entries.map((entry) => ({ ...entry, weeksOverdue: weeksOverdue(entry, entry.today) })),
    },
  }
}
