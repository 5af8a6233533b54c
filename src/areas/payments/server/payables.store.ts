import type { BillToKey } from '#areas/customers/bill-to.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { type MethodForPayment, selectMethods } from '#areas/payment-methods/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import { type DiscountTerms, maxPayables, type Payable } from '../payable.ts'

/** A bill-to as paying needs it. */
export interface PayingBillTo {
  readonly name: string
  readonly timeZone: string
  readonly terms: DiscountTerms | null
}

const payerColumns = `o.name, d.time_zone as "timeZone",
  case when o.early_discount_hundredths > 0 and o.early_discount_days > 0
    then json_build_object('percentHundredths', o.early_discount_hundredths, 'days', o.early_discount_days)
  end as terms` as const
const payer = `bill_tos o join divisions d on d.code = o.division
  where o.division = :division and o.number = :number` as const

const billTo = sql('payments.bill-to', `select ${payerColumns} from ${payer}`)

/** Name, zone and terms of a bill-to; undefined when there is none. */
export const payingBillTo = (db: Queries, { division, number }: BillToKey): Promise<PayingBillTo | undefined> =>
  db.maybe(billTo({ division, number }))

/** What paying for a bill-to needs to know, all read at one moment. */
export interface OpenPayables extends PayingBillTo {
  readonly payables: readonly Payable[]
  readonly notShown: number
  readonly methods: readonly MethodForPayment[]
}

// One statement: four at once would each wait for a connection of the pool.
const open = sql(
  'payments.payables',
  `with readable as materialized (
     select t.number, t.name from users u
     join ship_tos t on t.division = :division and t.bill_to = :number and ${mayShipTo('u', 't.division', 't.number')}
     where u.id = :userId),
   found as (
     select i.*, t.name as ship_to_name,
       row_number() over (partition by i.open_cents > 0 order by i.due_date, i.invoice_number) as place
     from invoices i join readable t on t.number = i.ship_to
     where i.division = :division and i.bill_to = :number and i.open_cents <> 0)
   select ${payerColumns}, (select count(*)::int from found where place > ${maxPayables}) as "notShown",
     ${jsonList(`select json_build_object('invoiceNumber', f.invoice_number, 'shipTo', f.ship_to,
         'shipToName', f.ship_to_name, 'invoiceDate', f.invoice_date, 'dueDate', f.due_date, 'total', f.total_cents,
         'open', f.open_cents, 'planNumber', (
           select v.plan_number from invoice_plans v
           where v.division = f.division and v.invoice_number = f.invoice_number))
       from found f where f.place <= ${maxPayables} order by f.due_date, f.invoice_number`)} as payables,
     ${jsonList(`select row_to_json(m) from (${selectMethods(':division', ':number')}) m`)} as methods
   from ${payer} and exists (select from readable)`,
)

/**
 * BILL-3: what is open of a bill-to at the user's ship-tos, invoices and credits, oldest first, and
 * what pays it; undefined for one that is missing or not theirs.
 */
export const openPayables = (
  db: Queries,
  userId: string,
  { division, number }: BillToKey,
): Promise<OpenPayables | undefined> => db.maybe(open({ userId, division, number }))

const mine = sql(
  'payments.ship-tos-of-user',
  `select t.number, t.name from users u
   join ship_tos t on t.division = :division and t.bill_to = :number and ${mayShipTo('u', 't.division', 't.number')}
   where u.id = :userId`,
)

/**
 * The ship-tos of a bill-to that the user may act for, with their names; none: it is not theirs.
 */
export const shipTosOfUser = async (
  db: Queries,
  userId: string,
  { division, number }: BillToKey,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<{ number: string; name: string }>(mine({ userId, division, number }))
  return new Map(rows.map((shipTo) => [shipTo.number, shipTo.name]))
}

const ofBillTo = sql(
  'payments.ship-tos-of-bill-to',
  'select number, name from ship_tos where division = :division and bill_to = :number',
)

/** All ship-tos of a bill-to, with their names. */
export const shipTosOfBillTo = async (
  db: Queries,
  { division, number }: BillToKey,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<{ number: string; name: string }>(ofBillTo({ division, number }))
  return new Map(rows.map((shipTo) => [shipTo.number, shipTo.name]))
}
