import { mayShipTo } from '#areas/access/server/public.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import { maxPayables } from '#areas/payments/payable.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { AutopayPayable } from '../rules/choose-payables.ts'
import type { NextRun } from '../rules/next-runs.ts'

const open = sql(
  'autopay.payables',
  `with readable as materialized (
     select t.number, t.name from users u
     join ship_tos t on t.division = :division and t.bill_to = :number and ${mayShipTo('u', 't.division', 't.number')}
     where u.id = :userId),
   found as (
     select i.*, t.name as ship_to_name, o.delivery_date,
       row_number() over (partition by i.open_cents > 0 order by i.due_date, i.invoice_number) as place
     from invoices i join readable t on t.number = i.ship_to left join orders o on o.id = i.order_id
     where i.division = :division and i.bill_to = :number and i.open_cents <> 0
       and not exists (select from invoice_plans v
         where v.division = i.division and v.invoice_number = i.invoice_number))
   select ${jsonList(`select json_build_object('invoiceNumber', f.invoice_number, 'shipTo', f.ship_to,
       'shipToName', f.ship_to_name, 'invoiceDate', f.invoice_date, 'dueDate', f.due_date, 'deliveredOn', f.delivery_date,
       'total', f.total_cents, 'open', f.open_cents)
     from found f where f.place <= ${maxPayables} order by f.due_date, f.invoice_number`)} as payables`,
)

/**
 * BILL-5: what is open of a bill-to at the ship-tos of somebody, with the days of delivery, oldest
 * due date first.
 */
export const autopayPayables = async (
  db: Queries,
  userId: string,
  { division, number }: BillToKey,
): Promise<AutopayPayable[]> =>
  (await db.row<{ payables: AutopayPayable[] }>(open({ userId, division, number }))).payables

const known = sql(
  'autopay.known-runs',
  `select array(select r.period from autopay_runs r where r.schedule_id = :id) as handled,
     array(select distinct n from autopay_runs r, unnest(r.invoice_numbers) n where r.schedule_id = :id) as offered,
     ${jsonList(`select json_build_object('period', r.period, 'payOn', r.pay_on) from autopay_runs r
           where r.schedule_id = :id and r.outcome = 'skipped' and r.pay_on >= :today`)} as skipped`,
)

/** What the runs of a schedule so far have to say about the next ones. */
export interface KnownRuns {
  readonly handled: ReadonlySet<string>
  /** Invoices that were part of some run. */
  readonly offered: ReadonlySet<string>
  /** Skipped, and still ahead. */
  readonly skipped: readonly NextRun[]
}

/** BILL-5: the periods and invoices that earlier runs have dealt with. */
export async function knownRuns(db: Queries, id: string, today: string): Promise<KnownRuns> {
  const row = await db.row<{ handled: string[]; offered: string[]; skipped: NextRun[] }>(known({ id, today }))
  return { handled: new Set(row.handled), offered: new Set(row.offered), skipped: row.skipped }
}
