import { withVisitor } from './access.ts'

const pageSize = 30

/** `$1` to `$3`: the visitor and the ship-to. The first page of 90 days, with the sums of all. */
export const listInvoices = {
  name: 'invoices',
  text: `${withVisitor},
    found as materialized (
      select i.* from who join invoices i on i.division = who.division and i.ship_to = who.ship_to
      where i.invoice_date between who.today - 90 and who.today + 7)
    select json_build_object(
      'totalRecords', (select count(*) from found),
      'sums', (select json_build_object('open', coalesce(sum(open_cents) filter (where open_cents > 0), 0),
          'pastDue', coalesce(sum(open_cents) filter (where open_cents > 0 and due_date < who.today), 0),
          'creditLeft', coalesce(sum(open_cents) filter (where open_cents < 0), 0)) from found),
      'invoices', (select json_agg(row_to_json(x)) from (
        select f.division, f.invoice_number as "invoiceNumber", f.ship_to as "shipTo", s.name as "shipToName",
          f.bill_to as "billTo", b.name as "billToName", f.order_id as "orderId", o.order_number as "orderNumber",
          o.po, f.invoice_date as "invoiceDate", f.due_date as "dueDate", f.total_cents as total, f.open_cents as open
        from found f
        join ship_tos s on s.division = f.division and s.number = f.ship_to
        join bill_tos b on b.division = f.division and b.number = f.bill_to
        left join orders o on o.id = f.order_id
        order by f.invoice_date desc, f.invoice_number desc limit ${pageSize}) x))::text as answer
    from who`,
}

/** `$4`: the number. The invoice with its lines, the lines of its order and its entries. */
export const readInvoice = {
  name: 'invoice',
  text: `${withVisitor}
    select json_build_object('invoice', row_to_json(i), 'shipTo', row_to_json(s), 'billTo', row_to_json(b),
      'lines', (
        select json_agg(row_to_json(x) order by x.line_number) from (
          select l.*, t.description, t.pack_size_description, t.brand, t.gtin, c.name as category
          from invoice_lines l
          left join items t on t.division = l.division and t.item_number = l.item_number
          left join categories g on g.id = t.category_id
          left join categories c on c.id = g.top_id
          where l.division = i.division and l.invoice_number = i.invoice_number) x),
      'ordered', (select json_agg(row_to_json(l)) from order_lines l where l.order_id = i.order_id),
      'entries', (select json_agg(row_to_json(e)) from invoice_entries e
                  where e.division = i.division and e.invoice_number = i.invoice_number))::text as answer
    from who
    join invoices i on i.division = who.division and i.ship_to = who.ship_to and i.invoice_number = $4
    join ship_tos s on s.division = i.division and s.number = i.ship_to
    join bill_tos b on b.division = i.division and b.number = i.bill_to`,
}
