import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { saleLines } from './sale-lines.ts'
import { allScope, asksOfItems, isAsked, ownScope, type SalesFilter, servesEverybody } from './sales-scope.ts'
import { readSales } from './sales.store.ts'

/** A line behind a sum. */
export interface SaleLine {
  readonly day: CalendarDate
  readonly division: string
  readonly shipTo: string
  readonly shipToName: string
  readonly itemNumber: string
  readonly description: string
  readonly orderId: string | null
  readonly orderNumber: string | null
  /** Null while it is only ordered. */
  readonly invoiceNumber: string | null
  readonly cases: number
  readonly units: number
  readonly sales: number
  readonly margin?: number
}

const asked = `join items i on i.division = x.division and i.item_number = x.item_number
  join categories k on k.id = i.category_id and ${isAsked}` as const

// Only the days of a page are read from orders and invoices: the sums know how many lines each has.
const statementOf = ({ servesAll, ofItems, withCosts }: { servesAll: boolean; ofItems: boolean; withCosts: boolean }) =>
  unprepared(
    `with ${servesAll ? allScope : ownScope}, cells as (
       ${
         ofItems
           ? (`select x.division, x.ship_to, x.day, sum(x.lines)::int as lines
               from scope c join sales_item_days x on x.division = c.division and x.ship_to = c.ship_to
                 and x.day between :from::date and :until::date ${asked} group by 1, 2, 3` as const)
           : (`select x.division, x.ship_to, x.day, x.lines from scope c
               join sales_days x on x.division = c.division and x.ship_to = c.ship_to
                 and x.day between :from::date and :until::date` as const)
       }),
     running as (select *, sum(lines) over (order by day desc, division, ship_to)::int as upto from cells),
     chosen as (select * from running where upto > :offset::int and upto - lines < :offset::int + :limit::int)
     select (select coalesce(max(upto), 0) from running) as total, coalesce((select json_agg(row_to_json(p)) from (
       select x.day, x.division, x.ship_to as "shipTo", s.name as "shipToName", x.item_number as "itemNumber",
         coalesce(i.description, '') as description, x.order_id as "orderId", o.order_number as "orderNumber",
         x.invoice_number as "invoiceNumber", x.cases, x.units, x.sales_cents as sales
         ${withCosts ? ', x.sales_cents - x.cost_cents as margin' : ''}
       from ${saleLines('(select division, ship_to, day from chosen)')} x
       join ship_tos s on s.division = x.division and s.number = x.ship_to
       left join orders o on o.id = x.order_id
       ${ofItems ? asked : 'left join items i on i.division = x.division and i.item_number = x.item_number'}
       order by x.day desc, x.division, x.ship_to, x.document, x.item_number, x.sales_cents
       limit :limit::int offset :offset::int - (select coalesce(min(upto - lines), 0) from chosen)) p), '[]') as lines`,
  )

/** Whose lines are read, and of which days. */
interface LinesQuestion {
  readonly userId: string
  readonly filter: SalesFilter
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly withCosts: boolean
}

/**
 * Days at the end of the range in which a page is looked for first: a year of thousands of
 * customers has a million sums, and the latest page stands in a few days.
 */
const firstDays = 7
/** By how much the days grow while they hold too few lines. */
const growth = 8

/** STAFF-6: the lines behind a sum, the latest first. */
export async function readSaleLines(
  db: Queries,
  question: LinesQuestion,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; lines: SaleLine[] }> {
  const { userId, filter, from, until, withCosts } = question
  const servesAll = await servesEverybody(db, userId)
  const statement = statementOf({ servesAll, ofItems: asksOfItems(filter), withCosts })
  for (let days = firstDays; ; days *= growth) {
    const start = addDays(until, 1 - days)
    const isWhole = start <= from
    const found = await db.row<{ total: number; lines: SaleLine[] }>(
      statement({ ...filter, userId, from: isWhole ? from : start, until, ...page }),
    )
    if (isWhole) return found
    if (found.total >= page.offset + page.limit) return { ...found, total: await countLines(db, question, servesAll) }
  }
}

/** How many lines a sum has: asked of the fewest sums, a day of all or a block of each customer. */
async function countLines(db: Queries, question: LinesQuestion, servesAll: boolean): Promise<number> {
  const { from } = question
  const by = asksOfItems(question.filter) ? 'category' : servesAll ? 'week' : 'rep'
  const ranked = { by, measure: 'sales', ranking: 'most', limit: 1, lastFrom: from, lastUntil: from } as const
  return (await readSales(db, { ...question, ...ranked })).total.now.lines
}
