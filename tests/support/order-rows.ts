import { buildOrder } from '#areas/orders/testing/build-order.ts'
import type { Database } from '#platform/database/database.ts'
import { v7 as uuidv7 } from 'uuid'
import { items, people } from './distributor.ts'

/** An order with its invoice and one earlier version. */
export async function addOrder(db: Database, order: { division: string; shipTo: string; billTo: string; po: string }) {
  const id = uuidv7()
  await db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, total_cases, total_units, subtotal_cents)
     values ($1, nextval('order_numbers')::text, $2, $3, $4, $5, 'regularDelivery', '2026-03-03', 2, 0, 4000)`,
    [id, order.division, order.shipTo, order.billTo, order.po],
  )
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents)
     values ($1, $2, $3, $4, $5, '2026-02-01', '2026-02-15', 4000, 4000)`,
    [order.division, `INV${order.po}`, order.shipTo, order.billTo, id],
  )
  await db.run(
    `insert into order_versions (order_id, version, content, replaced_at, replaced_by, cart_id)
     values ($1, 1, $2, now(), $3, gen_random_uuid())`,
    [id, JSON.stringify(buildOrder({ id, ...order })), people.admin],
  )
  return id
}

/** NEXT-8: what people said a code stands for. */
export const addCode = (db: Database, { division, shipTo, code }: { division: string; shipTo: string; code: string }) =>
  db.run(
    `insert into customer_codes (division, ship_to, code, item_number, unit, learned_at)
     select division, $2, $3, item_number, 'CS', now() from items where division = $1 and item_number = $4`,
    [division, shipTo, code, items.flour],
  )

/** An entry of the audit trail about an order. */
export async function addAuditEntry(
  db: Database,
  entry: { division: string; shipTo: string; orderId: string; word: string },
) {
  const { id } = await db.row<{ id: number }>(
    `insert into audit_entries (action, entity, division, ship_to, details)
     values ('order.place', $1, $2, $3, jsonb_build_object('orderNumber', $4::text)) returning id`,
    [`order:${entry.orderId}`, entry.division, entry.shipTo, entry.word],
  )
  return String(id)
}

/** A run of an import with one refused row. */
export async function addImportRun(db: Database, word: string): Promise<string> {
  const id = uuidv7()
  await db.run(
    `insert into import_runs (id, kind, file_name, finished_at, refused, columns, refusals, refused_rows)
     values ($1, 'items', $2, now(), 1, '{itemNumber}', '[{"line": 2, "field": "", "reason": "no"}]', '[null]')`,
    [id, word],
  )
  return id
}
