import type { Queries } from '#platform/database/database.ts'

// The states an order has passed through, with the hours after it was placed.
const steps = `(values
  ('InProgress', 'Placed', 0), ('Open', 'Placed', 0), ('Open', 'InProgress', 1),
  ('Invoiced', 'Placed', 0), ('Invoiced', 'InProgress', 1), ('Invoiced', 'Open', 3),
  ('Failed', 'Placed', 0), ('Failed', 'InProgress', 1), ('Expired', 'Placed', 0), ('Cancelled', 'Placed', 0)) as step (reached, status, hours)`

const statements = [
  // The import writes the state an order is in, at the time it was placed.
  `update order_status_changes c set at = h.placed_at + case h.status
       when 'Placed' then interval '0' when 'InProgress' then interval '1 hour'
       when 'Open' then interval '3 hours' when 'Cancelled' then interval '25 minutes' when 'Failed' then interval '2 hours'
       when 'Expired' then interval '72 hours' else interval '14 hours' end
   from orders h where h.id = c.order_id and h.status = c.status and c.at = h.placed_at and h.cart_id is null`,
  `insert into order_status_changes (order_id, at, status)
   select h.id, h.placed_at + step.hours * interval '1 hour', step.status
   from orders h join ${steps} on step.reached = h.status where h.cart_id is null on conflict do nothing`,
  `update order_status_changes c set message = case c.status
       when 'Failed' then 'Credit hold: an invoice is more than 30 days past due'
       else 'The cut-off passed before the order was confirmed' end
   from orders h where h.id = c.order_id and h.cart_id is null and c.status in ('Failed', 'Expired')`,
  `update order_status_changes c set message = s.message
   from (select v.order_id, 'Short: ' || string_agg(
             l.ordered_cases - i.shipped_cases || ' CS of ' || l.description || ' was out of stock', '; '
             order by l.line_number) as message
         from invoices v
         join invoice_lines i on i.division = v.division and i.invoice_number = v.invoice_number
         join order_lines l on l.order_id = v.order_id and l.line_number = i.line_number
         where i.shipped_cases < l.ordered_cases group by 1) s
   where s.order_id = c.order_id and c.status = 'Invoiced'`,
  `update order_status_changes c set message = 'Cancelled by ' || u.name
   from orders h join users u on u.id = h.placed_by
   where h.id = c.order_id and h.cart_id is null and c.status = 'Cancelled'`,
  `update orders h set modified_at = c.at
   from (select order_id, max(at) as at from order_status_changes group by 1) c
   where c.order_id = h.id and h.cart_id is null`,
] as const

/**
 * ORDER-1: what the demo's orders have passed through, and why one failed, expired or came short;
 * the import knows only the state they are in.
 */
export async function seedOrderEvents(tx: Queries): Promise<void> {
  for (const statement of statements) await tx.run(statement)
}
