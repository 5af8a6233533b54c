/**
 * The SQL of "has the whole order left?", for an `orders` row under an alias: the ERP has said so
 * of some of it, and of every line, or has billed it.
 */
export const isShipped = <Order extends string>(order: Order) =>
  `(exists (select from order_line_reports some_shipped
       where some_shipped.order_id = ${order}.id
         and num_nonnulls(some_shipped.shipped_cases, some_shipped.shipped_units) > 0)
     and (${order}.status = 'Invoiced' or not exists (
       select from order_lines not_shipped where not_shipped.order_id = ${order}.id and not exists (
         select from order_line_reports shipped_line
         where shipped_line.order_id = not_shipped.order_id and shipped_line.line_number = not_shipped.line_number
           and num_nonnulls(shipped_line.shipped_cases, shipped_line.shipped_units) > 0))))` as const
