import type { CalendarDate } from '#kit/dates.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Whose prices the caller may edit in a division, on this day. */
export interface PriceReach {
  readonly scopes: readonly string[]
  readonly scopeSet: ReadonlySet<string>
  /** All customers of the division are the caller's. */
  readonly isWhole: boolean
  /** In the division. */
  readonly today: CalendarDate
}

const reach = sql(
  'price-changes.reach',
  `with reached as materialized (
     select s.number, s.bill_to, s.price_class, ${mayShipTo('me', 's.division', 's.number')} as mine
     from ship_tos s, users me where me.id = :userId and s.division = :division)
   select array(
       select 'S:' || r.number from reached r where r.mine
       union all select 'B:' || r.bill_to from reached r group by r.bill_to having bool_and(r.mine)
       union all select distinct 'C:' || r.price_class from reached r where r.price_class <> ''
       union all select 'G:' || g.id from gpos g
       union all select 'L') as scopes,
     coalesce((select bool_and(r.mine) from reached r), false) as "isWhole",
     coalesce((select bool_or(r.mine) from reached r), false) as "isAny",
     (:now::timestamptz at time zone d.time_zone)::date as today
   from divisions d where d.code = :division`,
)
const divisions = sql(
  'price-changes.divisions',
  `select d.code, d.name, d.time_zone as "timeZone" from divisions d, users me where me.id = :userId and exists (
     select from ship_tos s where s.division = d.code and ${mayShipTo('me', 's.division', 's.number')})
   order by d.name, d.code`,
)
const categories = sql(
  'price-changes.categories',
  `with recursive tree (id, name, path) as (
     select c.id, c.name, lower(c.name) from categories c where c.parent_id is null
     union all
     select c.id, t.name || ' / ' || c.name, t.path || ' / ' || lower(c.name)
     from categories c join tree t on c.parent_id = t.id)
   select t.id as code, t.name from tree t order by t.path limit 1000`,
)
const gpos = sql('price-changes.gpos', 'select g.id as code, g.name from gpos g order by g.name, g.id limit 1000')
const customers = sql(
  'price-changes.customers',
  `select x.scope, x.number, x.name from (
     select 'B:' || b.number as scope, b.number, b.name from bill_tos b where b.division = :division
     union all
     select 'S:' || s.number, s.number, s.name from ship_tos s where s.division = :division) x
   where x.scope = any(:scopes) and (x.name ilike :pattern or x.number like :pattern)
   order by x.name, x.scope limit 40`,
)

/** `%text%` with what LIKE reads otherwise taken literally. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * ACCESS-4: the scopes of prices that the caller may edit: their customers, bill-tos whose every
 * ship-to is theirs, and classes, GPOs and the list of a division in which they have customers.
 * Undefined for any other division.
 */
export async function priceReachOf(
  db: Queries,
  { userId, division, now }: { readonly userId: string; readonly division: string; readonly now: Date },
): Promise<PriceReach | undefined> {
  const row = await db.maybe<{ scopes: string[]; isWhole: boolean; isAny: boolean; today: string }>(
    reach({ userId, division, now }),
  )
  if (!row?.isAny) return undefined
  return { scopes: row.scopes, scopeSet: new Set(row.scopes), isWhole: row.isWhole, today: row.today }
}

/** Divisions in which the caller has customers. */
export const priceDivisions = (db: Queries, userId: string) =>
  db.rows<{ code: string; name: string; timeZone: string }>(divisions({ userId }))

/** Categories with those above them, and GPOs, to choose from. */
export const namedChoices = async (db: Queries) => ({
  categories: await db.rows<{ code: string; name: string }>(categories()),
  gpos: await db.rows<{ code: string; name: string }>(gpos()),
})

/** Customers among the scopes by name or number. */
export const findCustomers = (db: Queries, division: string, scopes: readonly string[], keyword: string) =>
  db.rows<{ scope: string; number: string; name: string }>(
    customers({
      division,
      scopes: scopes.filter((scope) => scope.startsWith('B:') || scope.startsWith('S:')),
      pattern: patternOf(keyword),
    }),
  )
