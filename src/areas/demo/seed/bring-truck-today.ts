import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const comesToday = sql(
  'demo.comes-today',
  `update orders set delivery_date = :today, tracking = 'Truck 4, stop 2'
   where id = (select i.order_id from invoices i where i.division = :division and i.ship_to = :shipTo
       and i.order_id is not null and i.total_cents > 0 and i.invoice_date >= :today::date - 30
       and not exists (select from receipts c where c.order_id = i.order_id)
       and not exists (select from credit_requests q
         where q.division = i.division and q.invoice_number = i.invoice_number)
     order by i.invoice_date desc, i.invoice_number desc limit 1)
   and not exists (select from orders o join invoices e on e.order_id = o.id and e.total_cents > 0
     where o.division = :division and o.ship_to = :shipTo and o.delivery_date = :today)`,
)

/**
 * NEXT-6: the latest truck of a kitchen that nobody has begun to check, nor asked credit for, comes
 * today, unless a billed one does; it was billed days before. A kitchen that was billed nothing
 * this month has none.
 */
export const bringTruckToday = (
  tx: Queries,
  { division, shipTo }: { readonly division: string; readonly shipTo: string },
  today: CalendarDate,
): Promise<void> => tx.send(comesToday({ today, division, shipTo }))
