import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

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

const mine = `(select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r) a` as const
const columns = `h.division, h.ship_to as "shipTo", s.name as "shipToName", s.bill_to as "billTo", h.purchases,
  h.median_days as "medianDays", h.last_on as "lastOn"` as const
const isLapsed = `h.lapses_on <= :today::date and h.last_on > :today::date - ${forgottenDays}` as const

// What was bought most often first: it is missed most.
const items = sql(
  'sales-analytics.lapsed-items',
  `with found as (
     select ${columns}, h.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
       exists (select from suggested_items g where g.division = h.division and g.ship_to = h.ship_to
         and g.item_number = h.item_number) as "isSuggested"
     from ${mine} join sales_habits h on h.division = a.division and h.ship_to = a.ship_to and h.item_number <> ''
     join ship_tos s on s.division = h.division and s.number = h.ship_to and s.is_active
     join items i on i.division = h.division and i.item_number = h.item_number and i.erp_status = 'active'
     where ${isLapsed} and (:division::text is null or h.division = :division) and (:shipTo::text is null or h.ship_to = :shipTo)
       and (:rep::text is null or s.dsr_email = :rep))
   select (select count(*)::int from found) as total, coalesce((select json_agg(p) from (
     select * from found order by purchases desc, "shipToName", "itemNumber", division, "shipTo"
     limit :limit offset :offset) p), '[]') as rows`,
)

const customers = sql(
  'sales-analytics.lapsed-customers',
  `with found as (
     select ${columns}, coalesce(nullif(s.phone, ''), b.phone) as phone, b.email,
       coalesce((select sum(d.sales_cents) from sales_days d where d.division = h.division and d.ship_to = h.ship_to
         and d.day between :today::date - 364 and :today::date), 0)::bigint as "yearSales"
     from ${mine} join sales_habits h on h.division = a.division and h.ship_to = a.ship_to and h.item_number = ''
     join ship_tos s on s.division = h.division and s.number = h.ship_to and s.is_active
     join bill_tos b on b.division = s.division and b.number = s.bill_to
     where ${isLapsed} and (:division::text is null or h.division = :division) and (:shipTo::text is null or h.ship_to = :shipTo)
       and (:rep::text is null or s.dsr_email = :rep))
   select (select count(*)::int from found) as total, coalesce((select json_agg(p) from (
     select * from found order by "yearSales" desc, division, "shipTo" limit :limit offset :offset) p), '[]') as rows`,
)

const byRep = sql(
  'sales-analytics.lapsed-customers-by-rep',
  `select s.dsr_email as rep, count(*)::int as customers
   from ${mine} join sales_habits h on h.division = a.division and h.ship_to = a.ship_to and h.item_number = ''
   join ship_tos s on s.division = h.division and s.number = h.ship_to and s.is_active
   where ${isLapsed} group by 1`,
)

/** STAFF-6: how many customers of each sales rep have lapsed, by e-mail address. */
export async function lapsedCustomersByRep(
  db: Queries,
  question: Pick<LapsedQuestion, 'userId' | 'today'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ rep: string; customers: number }>(byRep({ ...question }))
  return new Map(rows.map(({ rep, customers }) => [rep, customers]))
}

/** STAFF-6: a page of items that customers stopped buying. */
export const lapsedItems = (db: Queries, question: LapsedQuestion): Promise<{ total: number; rows: LapsedItem[] }> =>
  db.row(items({ ...question }))

/** STAFF-6: a page of customers who stopped ordering. */
export const lapsedCustomers = (
  db: Queries,
  question: LapsedQuestion,
): Promise<{ total: number; rows: LapsedCustomer[] }> => db.row(customers({ ...question }))
