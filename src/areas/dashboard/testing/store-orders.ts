import type { Api } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'

type ShipTo = { readonly division: string; readonly shipTo: string }

/** Stores orders of 4 cases and $80.00 each, as they come; returns the id of each. */
export function storeOrders(api: Api) {
  let orders = 0
  return async (status: string, deliveryDate: string, { division, shipTo }: ShipTo = shipTos.own): Promise<string> => {
    const [id, cartId] = [crypto.randomUUID(), crypto.randomUUID()]
    await api.db.run(
      `insert into carts (id, division, ship_to, bill_to, status, so_type, type, created_by, changed_by)
       select $1, division, number, bill_to, 'ordered', 'regularDelivery', 'external', $4, $4
       from ship_tos where division = $2 and number = $3`,
      [cartId, division, shipTo, people.buyer],
    )
    await api.db.run(
      `insert into orders (id, order_number, cart_id, cart_version, division, ship_to, bill_to, po, so_type, delivery_date,
         status, origin_source, placed_by, placed_at, modified_at, total_cases, total_units, total_weight_hundredths, subtotal_cents)
       select $1, $2, $3, 1, division, number, bill_to, '', 'regularDelivery', $6, $7, -1, $8, $9, $9, 4, 0, 0, 8000
       from ship_tos where division = $4 and number = $5`,
      [id, `D${++orders}`, cartId, division, shipTo, deliveryDate, status, people.buyer, api.clock.now()],
    )
    return id
  }
}

/** Stores invoices of $50.00 with what of it is open, in cents. */
export const storeInvoices =
  (api: Api) =>
  (number: string, due: string, open: number, { division, shipTo }: ShipTo = shipTos.own) =>
    api.db.run(
      `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
       select division, $3, number, bill_to, '2026-01-05', $4, 5000, $5 from ship_tos where division = $1 and number = $2`,
      [division, shipTo, number, due, open],
    )
