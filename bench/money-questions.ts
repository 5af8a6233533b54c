import type { Database } from '#platform/database/database.ts'
import { benchUser, numberOf, scale } from './dataset.ts'

/** A read that portal and floor are asked in the same words. */
export interface Asked {
  readonly name: string
  /** At most so many times the floor. */
  readonly goal: number
  readonly path: (n: number) => string
}

/** Bill-tos of the measured distributor. */
const billTos = 20
const shipTo = (n: number) => numberOf(1 + (n % scale.shipTos))
const billTo = (n: number) => `/api/divisions/NLV/bill-tos/${numberOf(1 + (n % billTos))}`

/** What is asked of orders, invoices, statements and payments, which are added here. */
export async function moneyQuestions(db: Database): Promise<Asked[]> {
  const order = await addOrders(db)
  const payments = await addPayments(db)
  const orders = '/api/divisions/NLV/ship-tos/0000001/sales-orders'
  const goal = 3
  return [
    { name: 'orders, a page', goal, path: () => `${orders}?includeTotal=true` },
    { name: 'order, 50 lines', goal, path: () => `${orders}/${order}` },
    { name: 'invoices, a page', goal, path: (n) => `/api/invoices?division=NLV&shipTo=${shipTo(n)}` },
    {
      name: 'invoice, 12 lines',
      goal,
      path: (n) => `/api/divisions/NLV/invoices/${shipTo(n)}-${1 + (n % scale.invoices)}`,
    },
    { name: 'statement, a page', goal, path: (n) => `${billTo(n)}/statement` },
    { name: 'payables, 87 invoices', goal, path: (n) => `${billTo(n)}/payables` },
    { name: 'payments, a page', goal, path: () => '/api/pay/payments?includeTotal=true' },
    { name: 'payment, 3 invoices', goal, path: (n) => `/api/pay/payments/${payments[n % payments.length]!}` },
  ]
}

/** A year of orders for every ship-to, one a day with 50 lines; returns the id of a recent one. */
async function addOrders(db: Database): Promise<string> {
  await db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, status, placed_at,
       total_cases, total_units, subtotal_cents)
     select gen_random_uuid(), 'B' || s.number || '-' || n, s.division, s.number, s.bill_to, 'regularDelivery',
       current_date - n, 'Invoiced', now() - n * interval '1 day', 50, 0, 100000
     from ship_tos s, generate_series(0, 364) n`,
  )
  await db.run(
    `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
       ordered_units, case_price_cents, line_total_cents)
     select o.id, n, o.division, o.ship_to, lpad((1 + (n * 37) % ${scale.items})::text, 7, '0'), 'Item ' || n, 1, 0, 2000,
       2000
     from orders o, generate_series(1, 50) n
     where o.order_number like 'B%' and o.delivery_date > current_date - 40`,
  )
  await db.run('analyze orders, order_lines')
  const { id } = await db.row<{ id: string }>(
    `select id from orders where order_number like 'B0000001-%' and delivery_date = current_date - 3`,
  )
  return id
}

/** A payment a day of three invoices for every ship-to, for 120 days; returns their ids. */
async function addPayments(db: Database): Promise<string[]> {
  await db.run(
    `insert into payments (id, division, bill_to, status, amount_cents, paying_kind, method_id, method_name,
       method_description, pay_on, placed_by, receipt_email, placed_at, changed_at)
     select gen_random_uuid(), s.division, s.bill_to, 'paid', 72000, 'bank', gen_random_uuid(), 'Business account ending in 1012',
       s.number || '-' || n, current_date - n, '${benchUser}', '', now() - n * interval '1 day', now()
     from ship_tos s, generate_series(1, 120) n`,
  )
  await db.run(
    `insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
       discount_cents, credit_cents)
     select p.id, i.division, i.invoice_number, i.ship_to, 24000, 24000, 0, 0
     from payments p
     join invoices i on i.division = p.division and i.invoice_number in (p.method_description,
       split_part(p.method_description, '-', 1) || '-' || 121, split_part(p.method_description, '-', 1) || '-' || 122)`,
  )
  await db.run(
    `insert into payment_events (payment_id, at, kind) select p.id, p.placed_at, k.kind
     from payments p, unnest(array['placed', 'asked', 'paid']) with ordinality k (kind, place) order by p.id, k.place`,
  )
  await db.run(
    `insert into payment_methods (id, kind, owner_id, description, all_bill_tos)
     values (gen_random_uuid(), 'bank', '${benchUser}', 'House account', true)`,
  )
  await db.run(
    `insert into bank_accounts select id, 'Kitchen', 'B', '0248', '1012', 'sealed', 'sealed' from payment_methods`,
  )
  await db.run('analyze payments, payment_allocations, payment_events, payment_methods')
  const rows = await db.rows<{ id: string }>('select id from payments order by id limit 400')
  return rows.map(({ id }) => id)
}
