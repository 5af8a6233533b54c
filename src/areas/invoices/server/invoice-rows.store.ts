/**
 * Two steps of a `with`: writes the invoices of a relation of one row a line, with the columns of
 * both tables. An invoice that is there already stays as it is, without the lines. `billed` then
 * has division, `ship_to`, `item_number` and `invoice_date` of each line written.
 */
export const insertInvoices = <Lines extends string>(lines: Lines) =>
  `head as (
     insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents,
       open_cents)
     select distinct on (division, invoice_number) division, invoice_number, ship_to, bill_to, order_id, invoice_date,
       due_date, total_cents, open_cents
     from ${lines} order by division, invoice_number
     on conflict do nothing
     returning division, invoice_number),
   billed as (
     insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       weight_hundredths, case_price_cents, each_price_cents, line_total_cents, invoice_date)
     select l.division, l.invoice_number, l.line_number, l.ship_to, l.item_number, l.shipped_cases, l.shipped_units,
       l.weight_hundredths, l.case_price_cents, l.each_price_cents, l.line_total_cents, l.invoice_date
     from ${lines} l join head h on h.division = l.division and h.invoice_number = l.invoice_number
     returning division, ship_to, item_number, invoice_date)` as const

/**
 * The open amount of the invoice `alias` as the ERP knows it: without what is posted here and it
 * has not booked yet.
 */
export const openAtErp = (alias: string) =>
  `(${alias}.open_cents - coalesce((select sum(e.amount_cents) from invoice_entries e
    where e.division = ${alias}.division and e.invoice_number = ${alias}.invoice_number and e.booked_at is null), 0))`

/**
 * SQL that writes the invoices of such a relation, which also has `paid_on` and the line of the
 * file: the first line of an invoice says its facts. What is there already is overwritten, except
 * the open amount: that is the sum of entries, so what the ERP states differently is added to them.
 * Payments it has not booked yet stay taken off, or an old export would open what is being paid.
 */
export const writeInvoices = (lines: string) => {
  const heads = `(select distinct on (division, invoice_number) * from ${lines} l order by division, invoice_number, line)`
  const posted = `(select coalesce(sum(e.amount_cents), 0) from invoice_entries e
      where e.division = h.division and e.invoice_number = h.invoice_number`
  const addEntry = (kind: string, amount: string, postedOn: string) =>
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, booked_at)
     select h.division, h.invoice_number, '${kind}', 'import-' || pg_current_xact_id(), ${amount}, ${postedOn}, now()
     from ${heads} h join divisions d on d.code = h.division
     join invoices i on i.division = h.division and i.invoice_number = h.invoice_number
     where ${amount} <> 0`
  const today = '(now() at time zone d.time_zone)::date'
  return [
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents,
       open_cents, paid_on, is_deposit, credit_request)
     select division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents,
       paid_on, is_deposit, credit_request
     from ${heads} h
     on conflict (division, invoice_number) do update set ship_to = excluded.ship_to, bill_to = excluded.bill_to,
       order_id = excluded.order_id, invoice_date = excluded.invoice_date, due_date = excluded.due_date,
       total_cents = excluded.total_cents, paid_on = excluded.paid_on, is_deposit = excluded.is_deposit,
       credit_request = excluded.credit_request`,
    addEntry('charge', `h.total_cents - ${posted} and e.kind = 'charge')`, today),
    addEntry(
      'adjustment',
      `h.open_cents - ${posted} and e.booked_at is not null)`,
      `case when h.open_cents = 0 then coalesce(h.paid_on, ${today}) else ${today} end`,
    ),
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       weight_hundredths, case_price_cents, each_price_cents, line_total_cents, invoice_date, description,
       pack_size_description)
     select division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units, weight_hundredths,
       case_price_cents, each_price_cents, line_total_cents, invoice_date, description, pack_size_description
     from ${lines} l
     on conflict (division, invoice_number, line_number) do update set ship_to = excluded.ship_to,
       item_number = excluded.item_number, shipped_cases = excluded.shipped_cases,
       shipped_units = excluded.shipped_units, weight_hundredths = excluded.weight_hundredths,
       case_price_cents = excluded.case_price_cents, each_price_cents = excluded.each_price_cents,
       line_total_cents = excluded.line_total_cents, invoice_date = excluded.invoice_date,
       description = excluded.description, pack_size_description = excluded.pack_size_description`,
  ]
}
