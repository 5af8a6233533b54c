import type { Queries } from '#platform/database/database.ts'
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

/** NEXT-11: the first purchases of the kitchens whose spend is asked for. */
export const firstSpend = (db: Queries, place: SpendPlace): Promise<FirstSales> =>
  db.row<FirstSales>(statements.spend({ ...place }))
