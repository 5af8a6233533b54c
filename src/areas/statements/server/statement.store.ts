import { mayBillTo, mayShipTo, shipTosAllowed } from '#areas/access/server/public.ts'
import { placeJson } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
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

// What the reader may act for is read once, not asked of each invoice.
const mine = `mine as materialized (
  select r.ship_to from ${shipTosAllowed(':userId')} r
  where r.division = :division and (:shipTo::text is null or r.ship_to = :shipTo)),
seen as materialized (
  select i.* from invoices i
  where i.division = :division and i.bill_to = :billTo and i.ship_to in (select m.ship_to from mine m))` as const

// A payment of many invoices is one line; charges and what the ERP corrected stay one an invoice.
// A correction that an imported payment takes the place of is none.
const moved = sql(
  'statements.moved',
  `with ${mine},
   items as (
     select i.invoice_number as "invoiceNumber", i.ship_to as "shipTo", i.invoice_date as "invoiceDate",
       i.due_date as "dueDate", i.total_cents as total, sum(e.amount_cents)::bigint as open, i.is_deposit as "isDeposit",
       (select v.plan_number from invoice_plans v
        where v.division = i.division and v.invoice_number = i.invoice_number) as "planNumber"
     from seen i
     join invoice_entries e on e.division = i.division and e.invoice_number = i.invoice_number and e.posted_on <= :asOf
     group by i.division, i.invoice_number, i.ship_to, i.invoice_date, i.due_date, i.total_cents, i.is_deposit
     having sum(e.amount_cents) <> 0),
   entries as (
     select e.posted_on as "postedOn", e.kind, array_agg(distinct i.invoice_number order by i.invoice_number)
       as "invoiceNumbers", sum(e.amount_cents)::bigint as amount, min(e.entry_number) as place
     from seen i
     join invoice_entries e on :isForward::boolean and e.division = i.division and e.invoice_number = i.invoice_number
       and e.posted_on between :from and :asOf
     group by e.posted_on, e.kind, case when e.kind <> 'adjustment' then e.source end,
       case when e.kind in ('charge', 'adjustment') then i.invoice_number end
     having sum(e.amount_cents) <> 0)
   select ${jsonList(`select row_to_json(x) from items x order by x."dueDate", x."invoiceNumber"`)} as items,
     (select coalesce(sum(e.amount_cents), 0)::bigint from seen i
      join invoice_entries e on :isForward::boolean and e.division = i.division and e.invoice_number = i.invoice_number
        and e.posted_on < :from) as opening,
     ${jsonList(`select json_build_object('postedOn', x."postedOn", 'kind', x.kind, 'invoiceNumbers', x."invoiceNumbers",
         'amount', x.amount) from entries x order by x."postedOn", x.place`)} as entries`,
)

/** What a statement lists; entries and the balance before them of a balance forward alone. */
export interface Moved {
  /** What was open of each invoice and credit at the end of the day, the first due first. */
  readonly items: readonly Omit<OpenItem, 'daysPastDue'>[]
  readonly opening: number
  readonly entries: readonly Omit<StatementEntry, 'balance'>[]
}

/** All of it in one statement, so that its totals are the sums of its lines. */
export const movedOf = (
  db: Queries,
  question: StatementQuestion,
  period: { readonly from: string; readonly asOf: string; readonly isForward: boolean },
): Promise<Moved> => db.row(moved({ ...question, ...period }))
