import { mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import { placeJson } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OpenItem, Statement, StatementEntry } from '../statement.ts'

/** Which statement; `shipTo` null means all the reader may see. */
export interface StatementQuestion {
  readonly userId: string
  readonly division: string
  readonly billTo: string
  readonly shipTo: string | null
}

/** Whose statement it is, with the division's day. */
export type StatementHead = Pick<Statement, 'division' | 'divisionName' | 'billTo' | 'shipTos' | 'isWhole' | 'today'>

const head = sql(
  'statements.head',
  `select o.division, d.name as "divisionName", ${placeJson('o')} as "billTo",
     (:now::timestamptz at time zone d.time_zone)::date as today,
     coalesce((select json_agg(json_build_object('number', s.number, 'name', s.name) order by s.number)
       from ship_tos s where s.division = o.division and s.bill_to = o.number
         and ${mayShipTo('u', 's.division', 's.number')}), '[]') as "shipTos",
     not exists (select 1 from ship_tos s where s.division = o.division and s.bill_to = o.number
       and not ${mayShipTo('u', 's.division', 's.number')}) as "isWhole"
   from users u
   join bill_tos o on o.division = :division and o.number = :billTo and ${mayBillTo('u', 'o.division', 'o.number')}
   join divisions d on d.code = o.division
   where u.id = :userId`,
)

/** Undefined for a bill-to that is missing or another's. */
export const statementHeadOf = (
  db: Queries,
  { userId, division, billTo }: Omit<StatementQuestion, 'shipTo'>,
  now: Date,
): Promise<StatementHead | undefined> => db.maybe(head({ userId, division, billTo, now }))

const seen = `i.division = :division and i.bill_to = :billTo and (:shipTo::text is null or i.ship_to = :shipTo)
  and exists (select 1 from users u where u.id = :userId and ${mayShipTo('u', 'i.division', 'i.ship_to')})` as const

const openItems = sql(
  'statements.open-items',
  `select i.invoice_number as "invoiceNumber", i.ship_to as "shipTo", i.invoice_date as "invoiceDate",
     i.due_date as "dueDate", i.total_cents as total, sum(e.amount_cents)::bigint as open,
     (select v.plan_number from invoice_plans v
      where v.division = i.division and v.invoice_number = i.invoice_number) as "planNumber"
   from invoices i
   join invoice_entries e on e.division = i.division and e.invoice_number = i.invoice_number and e.posted_on <= :asOf
   where ${seen}
   group by i.division, i.invoice_number
   having sum(e.amount_cents) <> 0
   order by i.due_date, i.invoice_number`,
)

/** What was open of each invoice and credit at the end of a day, the first due first. */
export const openItemsOf = (
  db: Queries,
  question: StatementQuestion,
  asOf: string,
): Promise<Omit<OpenItem, 'daysPastDue'>[]> => db.rows(openItems({ ...question, asOf }))

const opening = sql(
  'statements.opening',
  `select coalesce(sum(e.amount_cents), 0)::bigint as balance
   from invoices i
   join invoice_entries e on e.division = i.division and e.invoice_number = i.invoice_number and e.posted_on < :from
   where ${seen}`,
)
// A payment of many invoices is one line; charges and what the ERP corrected stay one an invoice.
// A correction that an imported payment takes the place of is none.
const entries = sql(
  'statements.entries',
  `select e.posted_on as "postedOn", e.kind, array_agg(distinct i.invoice_number order by i.invoice_number)
     as "invoiceNumbers", sum(e.amount_cents)::bigint as amount
   from invoices i
   join invoice_entries e on e.division = i.division and e.invoice_number = i.invoice_number
     and e.posted_on between :from and :asOf
   where ${seen}
   group by e.posted_on, e.kind, case when e.kind <> 'adjustment' then e.source end,
     case when e.kind in ('charge', 'adjustment') then i.invoice_number end
   having sum(e.amount_cents) <> 0
   order by e.posted_on, min(e.entry_number)`,
)

/** The balance before a period, and what moved it in the period. */
export const entriesOf = async (
  db: Queries,
  question: StatementQuestion,
  { from, asOf }: { readonly from: string; readonly asOf: string },
): Promise<{ opening: number; entries: Omit<StatementEntry, 'balance'>[] }> => {
  const [before, moved] = await Promise.all([
    db.row<{ balance: number }>(opening({ ...question, from })),
    db.rows<Omit<StatementEntry, 'balance'>>(entries({ ...question, from, asOf })),
  ])
  return { opening: before.balance, entries: moved }
}
