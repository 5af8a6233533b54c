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

// Each ends at the first sale it finds. What has no name, '', is no newcomer: items no longer sold,
// and customers without a rep.
const newcomers = (wasSold: string) =>
  unprepared(
    `with asked as (select k.key, :day::date as day from unnest(:keys::text[]) k (key) where k.key <> '')
     select c.key from asked c where not exists (select ${wasSold})`,
  )
const ofDivision = `x.division = split_part(c.key, '/', 1) and x.day <= c.day` as const
const newcomersBy = {
  customer: newcomers(`from sales_days x where ${ofDivision} and x.ship_to = split_part(c.key, '/', 2)`),
  rep: newcomers(
    `from ship_tos s join sales_days x on x.division = s.division and x.ship_to = s.number and x.day <= c.day
     where s.dsr_email = c.key`,
  ),
  category: newcomers(
    `from divisions d join sales_category_days x on x.division = d.code and x.team = '' and x.day <= c.day
     where x.category_id = c.key`,
  ),
  brand: newcomers(
    `from items i join sales_item_days x on x.division = i.division and x.item_number = i.item_number and x.day <= c.day
     where i.brand = c.key`,
  ),
  item: newcomers(`from sales_item_days x where ${ofDivision} and x.item_number = split_part(c.key, '/', 2)`),
}

/**
 * STAFF-6: which of these had no sale yet on a day: a customer, a rep, an item and what it is of.
 */
export async function newSince(
  db: Queries,
  by: keyof typeof newcomersBy,
  keys: readonly string[],
  day: CalendarDate,
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ key: string }>(newcomersBy[by]({ keys: [...keys], day }))
  return new Set(rows.map(({ key }) => key))
}

/** NEXT-11: the first purchases of the kitchens whose spend is asked for. */
export const firstSpend = (db: Queries, place: SpendPlace): Promise<FirstSales> =>
  db.row<FirstSales>(statements.spend({ ...place }))
