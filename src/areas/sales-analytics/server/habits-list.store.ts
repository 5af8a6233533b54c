import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { allScope, ownScope, servesEverybody } from './sales-scope.ts'

/** Days after which nobody waits for a purchase any more. */
const forgottenDays = 182

/** A page of what has lapsed; null for all customers of the reader. */
export interface LapsedQuestion {
  readonly userId: string
  readonly division: string | null
  readonly shipTo: string | null
  /** E-mail address of a sales rep. */
  readonly rep: string | null
  readonly today: CalendarDate
  readonly limit: number
  readonly offset: number
}

interface Lapsed {
  readonly division: string
  readonly shipTo: string
  readonly shipToName: string
  readonly billTo: string
  readonly purchases: number
  readonly medianDays: number
  readonly lastOn: CalendarDate
}

/** An item that a ship-to does not buy any more. */
export interface LapsedItem extends Lapsed {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly isSuggested: boolean
}

/** A ship-to that does not order any more. */
export interface LapsedCustomer extends Lapsed {
  readonly phone: string
  readonly email: string
  readonly yearSales: number
}

const isLapsed = `h.lapses_on <= :today::date and h.last_on > :today::date - ${forgottenDays}` as const
const columns = `h.division, h.ship_to as "shipTo", s.name as "shipToName", s.bill_to as "billTo", h.purchases,
  h.median_days as "medianDays", h.last_on as "lastOn"` as const
const habit = 'h.division = a.division and h.ship_to = a.ship_to' as const
const shipTo = 's.division = a.division and s.number = a.ship_to' as const

/** A statement for who serves everybody, and for who has customers of their own. */
const ofScopes = <Text extends string>(textOf: (scope: typeof allScope | typeof ownScope) => Text) => ({
  all: unprepared(textOf(allScope)),
  own: unprepared(textOf(ownScope)),
})

const missedMost = 'purchases desc, name, item_number, division, ship_to' as const

// What was bought most often first: it is missed most. Tens of thousands have lapsed at a large
// distributor: only those of the page are looked up.
const items = ofScopes(
  (scope) =>
    `with ${scope}, found as materialized (
     select h.division, h.ship_to, h.item_number, h.purchases, s.name
     from scope a join ship_tos s on ${shipTo} and s.is_active
     join sales_habits h on ${habit} and h.item_number <> '' and ${isLapsed}
     join items i on i.division = h.division and i.item_number = h.item_number and i.erp_status = 'active'),
   page as (
     select *, row_number() over (order by ${missedMost}) as place
     from (select * from found order by ${missedMost} limit :limit offset :offset) f)
   select (select count(*)::int from found) as total, coalesce((select json_agg(to_jsonb(p) - 'place' order by p.place) from (
     select a.place, ${columns}, h.item_number as "itemNumber", i.description,
       i.pack_size_description as "packSizeDescription",
       exists (select from suggested_items g where g.division = h.division and g.ship_to = h.ship_to
         and g.item_number = h.item_number) as "isSuggested"
     from page a join ship_tos s on ${shipTo} join sales_habits h on ${habit} and h.item_number = a.item_number
     join items i on i.division = h.division and i.item_number = h.item_number) p), '[]') as rows` as const,
)

const customers = ofScopes(
  (scope) =>
    `with ${scope}, found as (
     select ${columns}, coalesce(nullif(s.phone, ''), b.phone) as phone, b.email,
       coalesce((select sum(d.sales_cents) from sales_days d where d.division = h.division and d.ship_to = h.ship_to
         and d.day between :today::date - 364 and :today::date), 0)::bigint as "yearSales"
     from scope a join ship_tos s on ${shipTo} and s.is_active
     join bill_tos b on b.division = s.division and b.number = s.bill_to
     join sales_habits h on ${habit} and h.item_number = '' and ${isLapsed})
   select (select count(*)::int from found) as total, coalesce((select json_agg(p) from (
     select * from found order by "yearSales" desc, division, "shipTo" limit :limit offset :offset) p), '[]') as rows` as const,
)

const byRep = ofScopes(
  (scope) =>
    `with ${scope}
   select a.dsr_email as rep, count(*)::int as customers
   from scope a join ship_tos s on ${shipTo} and s.is_active
   join sales_habits h on ${habit} and h.item_number = '' and ${isLapsed} group by 1` as const,
)

const scopeOf = async (db: Queries, userId: string): Promise<'all' | 'own'> =>
  (await servesEverybody(db, userId)) ? 'all' : 'own'

/** STAFF-6: how many customers of each sales rep have lapsed, by e-mail address. */
export async function lapsedCustomersByRep(
  db: Queries,
  question: Pick<LapsedQuestion, 'userId' | 'today'>,
): Promise<ReadonlyMap<string, number>> {
  const whole = { division: null, shipTo: null, rep: null }
  const statement = byRep[await scopeOf(db, question.userId)]
  const rows = await db.rows<{ rep: string; customers: number }>(statement({ ...question, ...whole }))
  return new Map(rows.map(({ rep, customers }) => [rep, customers]))
}

/** STAFF-6: a page of items that customers stopped buying. */
export const lapsedItems = async (
  db: Queries,
  question: LapsedQuestion,
): Promise<{ total: number; rows: LapsedItem[] }> => db.row(items[await scopeOf(db, question.userId)]({ ...question }))

/** STAFF-6: a page of customers who stopped ordering. */
export const lapsedCustomers = async (
  db: Queries,
  question: LapsedQuestion,
): Promise<{ total: number; rows: LapsedCustomer[] }> =>
  db.row(customers[await scopeOf(db, question.userId)]({ ...question }))
