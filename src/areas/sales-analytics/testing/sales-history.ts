import { randomUUID } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { people } from '#tests/support/distributor.ts'

/** A line of a test's order or invoice. */
export interface TestLine {
  readonly itemNumber: string
  readonly cases: number
  readonly units?: number
  readonly cents: number
  /** Hundredths of a pound; of an invoice. */
  readonly weight?: number
}

/** Where and when; the rest is believable. */
export interface TestSale {
  readonly shipTo: string
  readonly division?: string
  /** Null: the day of placing counts. */
  readonly day: string | null
  readonly lines: readonly TestLine[]
}

const lineRows = (lines: readonly TestLine[]) => JSON.stringify(lines.map((line, n) => ({ n: n + 1, ...line })))

/** Writes an order as checkout does: its head, then its lines. */
export async function placeTestOrder(
  db: Queries,
  {
    shipTo,
    division = 'NLV',
    day,
    lines,
    placedAt = '2026-02-20T18:00:00Z',
    status = 'Placed',
  }: TestSale & {
    placedAt?: string
    status?: string
  },
): Promise<string> {
  const id = randomUUID()
  await db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, status, placed_by, placed_at,
       total_cases, total_units, subtotal_cents)
     select $1, $2, s.division, s.number, s.bill_to, 'regularDelivery', $5, $6, $7, $8, 0, 0, 0
     from ship_tos s where s.division = $3 and s.number = $4`,
    [id, `T${id.slice(0, 12)}`, division, shipTo, day, status, people.buyer, placedAt],
  )
  await addTestLines(db, id, lines)
  return id
}

/** The lines of an order that has none. */
export const addTestLines = (db: Queries, orderId: string, lines: readonly TestLine[]): Promise<number> =>
  db.run(
    `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
       ordered_units, case_price_cents, line_total_cents)
     select o.id, l.n, o.division, o.ship_to, l."itemNumber", 'AN ITEM', l.cases, coalesce(l.units, 0),
       case when l.cases > 0 then l.cents / l.cases end, l.cents
     from orders o, json_to_recordset($2::json) l (n int, "itemNumber" text, cases int, units int, cents bigint)
     where o.id = $1`,
    [orderId, lineRows(lines)],
  )

/**
 * Writes an invoice with its lines in one statement, as imports do; a credit has amounts below 0.
 */
export async function billTestSale(
  db: Queries,
  {
    shipTo,
    division = 'NLV',
    day,
    lines,
    orderId = null,
    creditRequest = null,
    isDeposit = false,
  }: TestSale & { orderId?: string | null; creditRequest?: string | null; isDeposit?: boolean },
): Promise<string> {
  const number = `I${randomUUID().slice(0, 13)}`
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  await db.run(
    `with head as (
       insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents,
         open_cents, credit_request, is_deposit)
       select s.division, $1, s.number, s.bill_to, $4, $5::date, $5::date, $6::bigint, $6::bigint, $7, $8
       from ship_tos s where s.division = $2 and s.number = $3 returning *)
     insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       weight_hundredths, case_price_cents, line_total_cents, invoice_date)
     select h.division, h.invoice_number, l.n, h.ship_to, l."itemNumber", l.cases, coalesce(l.units, 0), l.weight,
       case when l.cases > 0 then l.cents / l.cases end, l.cents, h.invoice_date
     from head h, json_to_recordset($9::json) l (n int, "itemNumber" text, cases int, units int, cents bigint, weight int)`,
    [number, division, shipTo, orderId, day, total, creditRequest, isDeposit, lineRows(lines)],
  )
  return number
}
