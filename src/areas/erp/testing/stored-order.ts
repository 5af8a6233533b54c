import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from '#tests/support/distributor.ts'

/**
 * An order of the small distributor's first kitchen: 2 cases of flour ($40.00) and 3 of chicken by
 * weight (40 lb each, $2.455/lb: about $294.60).
 */
export async function storedOrder(db: Database, status = 'Placed', deliveryDate: string | null = '2026-03-03') {
  const id = uuidv7()
  await db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, status, total_cases, total_units, subtotal_cents)
     values ($1, nextval('order_numbers')::text, 'NLV', '0000101', '0000100', 'regularDelivery', $2, $3, 5, 0, 33460)`,
    [id, deliveryDate, status],
  )
  await db.run(
    `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases, ordered_units,
       case_price_cents, per_pound_hundredths, is_catch_weight, line_total_cents)
     values ($1, 1, 'NLV', '0000101', '${items.flour}', 'FLOUR', 2, 0, 2000, null, false, 4000),
            ($1, 2, 'NLV', '0000101', '${items.chicken}', 'CHICKEN', 3, 0, null, 24550, true, 29460)`,
    [id],
  )
  return id
}
