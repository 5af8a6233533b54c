import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** One line of a credit memo; amounts and quantities are what is taken back, so above 0. */
export interface CreditMemoLine {
  readonly itemNumber: string
  readonly cases: number
  readonly units: number
  /** Hundredths of a pound; null unless it was weighed. */
  readonly weight: number | null
  readonly amountCents: number
}

/** A credit memo that answers a credit request. */
export interface CreditMemo {
  readonly division: string
  readonly invoiceNumber: string
  readonly shipTo: string
  readonly billTo: string
  readonly creditRequest: string
  readonly day: CalendarDate
  /** What is credited, charges included. */
  readonly totalCents: number
  readonly lines: readonly CreditMemoLine[]
}

const insert = sql(
  'invoices.credit-memo',
  `with head as (
     insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents,
       credit_request)
     values (:division, :invoiceNumber, :shipTo, :billTo, :day, :day, -:totalCents::bigint, -:totalCents::bigint,
       :creditRequest)
     on conflict do nothing
     returning division, invoice_number, ship_to, invoice_date)
   insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
     weight_hundredths, line_total_cents, invoice_date)
   select h.division, h.invoice_number, l.place::int, h.ship_to, l.line->>'itemNumber', -(l.line->>'cases')::int,
     -(l.line->>'units')::int, -(l.line->>'weight')::int, -(l.line->>'amountCents')::bigint, h.invoice_date
   from head h, jsonb_array_elements(:lines::jsonb) with ordinality l (line, place)`,
)

/** CREDIT-3: writes a credit memo; a second one for the same request changes nothing. */
export const insertCreditMemo = (tx: Queries, { lines, ...memo }: CreditMemo): Promise<number> =>
  tx.run(insert({ ...memo, lines: JSON.stringify(lines) }))
