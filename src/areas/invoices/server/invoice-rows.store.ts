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
 * SQL that writes the invoices of such a relation, which also has the line of the file: the first
 * line of an invoice says its facts. What is there already is overwritten.
 */
export const writeInvoices = (lines: string) => [
  `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents,
     open_cents)
   select distinct on (division, invoice_number) division, invoice_number, ship_to, bill_to, order_id, invoice_date,
     due_date, total_cents, open_cents
   from ${lines} l order by division, invoice_number, line
   on conflict (division, invoice_number) do update set ship_to = excluded.ship_to, bill_to = excluded.bill_to,
     order_id = excluded.order_id, invoice_date = excluded.invoice_date, due_date = excluded.due_date,
     total_cents = excluded.total_cents, open_cents = excluded.open_cents`,
  `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
     weight_hundredths, case_price_cents, each_price_cents, line_total_cents, invoice_date)
   select division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units, weight_hundredths,
     case_price_cents, each_price_cents, line_total_cents, invoice_date
   from ${lines} l
   on conflict (division, invoice_number, line_number) do update set ship_to = excluded.ship_to,
     item_number = excluded.item_number, shipped_cases = excluded.shipped_cases,
     shipped_units = excluded.shipped_units, weight_hundredths = excluded.weight_hundredths,
     case_price_cents = excluded.case_price_cents, each_price_cents = excluded.each_price_cents,
     line_total_cents = excluded.line_total_cents, invoice_date = excluded.invoice_date`,
]
