import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Readiness } from '../rules/list-missing.ts'

const readiness = sql(
  'onboarding.readiness',
  `with priced as (
     select distinct p.division, p.item_number from item_prices p
     where p.starts_on <= current_date + 1 and (p.ends_on is null or p.ends_on >= current_date)
   ), places as (
     select s.division, s.number, s.bill_to, s.price_class, exists (select from route_days r
       where r.division = s.division and r.ship_to = s.number and cardinality(r.days) > 0) as is_routed
     from ship_tos s where s.is_active and s.is_ordering_allowed
   ), buyers as (
     select distinct u.id, s.division, s.number, s.bill_to, s.price_class, s.is_routed
     from users u join user_bill_tos b on b.user_id = u.id
     join places s on s.division = b.division and s.bill_to = b.bill_to
     where u.is_active and u.type not in ('eci', 'ecmi')
   )
   select (select count(*)::int from divisions) as divisions,
     (select count(*)::int from items where erp_status = 'active') as items,
     (select count(*)::int from items i where i.erp_status = 'active'
       and not exists (select from priced p where p.division = i.division and p.item_number = i.item_number)) as "unpricedItems",
     (select count(*)::int from places) as "shipTos",
     (select count(*)::int from places where not is_routed) as "unroutedShipTos",
     (select count(distinct id)::int from buyers) as buyers,
     (select count(*)::int from users where role = 'portalAdmin' and is_active) as admins,
     exists (select from buyers b join item_prices p on p.division = b.division
       and (p.scope in ('L', 'C:' || b.price_class, 'B:' || b.bill_to, 'S:' || b.number) or p.scope like 'G:%')
       join items i on i.division = p.division and i.item_number = p.item_number and i.erp_status = 'active'
       where b.is_routed) as "canOrder"`,
)

/** PLAT-3: what the database has of what a first order needs. */
export const readReadiness = (db: Queries): Promise<Readiness> => db.row<Readiness>(readiness())

const divisions = sql('onboarding.divisions', 'select code from divisions order by code')

/** The codes of the divisions there are. */
export const readDivisions = async (db: Queries): Promise<string[]> =>
  (await db.rows<{ code: string }>(divisions())).map(({ code }) => code)

const places = sql(
  'onboarding.places',
  `select division || '/' || bill_to as customer, array_agg(number order by number) as places
   from ship_tos group by division, bill_to`,
)

/** PLAT-3: the ship-tos of each bill-to, by `DIVISION/NUMBER`. */
export async function readPlaces(db: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.rows<{ customer: string; places: string[] }>(places())
  return new Map(rows.map(({ customer, places: numbers }) => [customer, numbers]))
}

const inactiveCustomers = sql(
  'onboarding.inactive-customers',
  `select division || '/' || number as customer from bill_tos where not is_active`,
)

/** PLAT-3: the bill-tos that are inactive, as `DIVISION/NUMBER`. */
export const readInactiveCustomers = async (db: Queries): Promise<ReadonlySet<string>> =>
  new Set((await db.rows<{ customer: string }>(inactiveCustomers())).map(({ customer }) => customer))

const catchWeight = sql(
  'onboarding.catch-weight',
  `select division || '/' || item_number as item from items where is_catch_weight`,
)

/** PLAT-3: the items that are priced by weight, as `DIVISION/NUMBER`. */
export const readCatchWeight = async (db: Queries): Promise<ReadonlySet<string>> =>
  new Set((await db.rows<{ item: string }>(catchWeight())).map(({ item }) => item))
