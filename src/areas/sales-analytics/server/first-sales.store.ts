import type { Queries } from '#platform/database/database.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { unprepared } from '#platform/database/statement.ts'
import type { FirstSales } from '../rules/year-before.ts'
import { ownScope, type SalesFilter, servesEverybody, wideScope } from './sales-scope.ts'
import { places, type SpendPlace } from './spend.store.ts'

// Each the first entry of an index, also of thousands of ship-tos; '' stands for the division.
const firstDays = `select
  (select min(f.day) from (select distinct division from scope) c, lateral (
     select x.day from sales_days x where x.division = c.division and x.ship_to = '' order by x.day limit 1) f) as portal,
  (select min(f.day) from scope c, lateral (
     select x.day from sales_days x where x.division = c.division and x.ship_to = c.ship_to
     order by x.day limit 1) f) as kitchens` as const

const statements = {
  own: unprepared(`with ${ownScope} ${firstDays}`),
  wide: unprepared(`with ${wideScope} ${firstDays}`),
  spend: unprepared(`with ${places}, scope as (select division, ship_to from places) ${firstDays}`),
}

/** STAFF-6: the first sales of the kitchens that a question is about. */
export async function firstSales(
  db: Queries,
  { userId, filter }: { readonly userId: string; readonly filter: SalesFilter },
): Promise<FirstSales> {
  const { division, rep, shipTo } = filter
  const isWide = rep === null && shipTo === null && (await servesEverybody(db, userId))
  return db.row<FirstSales>(statements[isWide ? 'wide' : 'own']({ userId, division, rep, shipTo }))
}

const ofCustomers = unprepared(
  `select c.key, (select x.day from sales_days x where x.division = split_part(c.key, '/', 1)
     and x.ship_to = split_part(c.key, '/', 2) order by x.day limit 1) as first
   from unnest(:keys::text[]) c (key)`,
)

/** STAFF-6: the first sale of each customer, by 'division/ship-to'. */
export async function firstSaleOf(
  db: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate | null>> {
  const rows = await db.rows<{ key: string; first: CalendarDate | null }>(ofCustomers({ keys: [...keys] }))
  return new Map(rows.map(({ key, first }) => [key, first]))
}

/** NEXT-11: the first purchases of the kitchens whose spend is asked for. */
export const firstSpend = (db: Queries, place: SpendPlace): Promise<FirstSales> =>
  db.row<FirstSales>(statements.spend({ ...place }))
