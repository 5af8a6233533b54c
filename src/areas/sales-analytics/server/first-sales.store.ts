import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import type { FirstSales } from '../rules/year-before.ts'
import { ownScope, type SalesFilter, servesEverybody, wideScope } from './sales-scope.ts'
import { places, type SpendPlace } from './spend.store.ts'

// Each the first entry of an index, also of thousands of ship-tos.
const firstOf = (from: string) =>
  `(select min(f.day) from (select distinct division, ship_to from ${from}) c, lateral (
     select x.day from sales_days x where x.division = c.division and x.ship_to = c.ship_to order by x.day limit 1) f)` as const
const firstDays = (scope: string) =>
  `select ${firstOf(`(select division, '' as ship_to from ${scope}) d`)} as portal, ${firstOf(scope)} as kitchens` as const

const statements = {
  own: unprepared(`with ${ownScope} ${firstDays('scope')}`),
  wide: unprepared(`with ${wideScope} ${firstDays('scope')}`),
  spend: unprepared(`with ${places} ${firstDays('places')}`),
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
