import type { Database } from '#platform/database/database.ts'

/** Weeks of orders. */
const weeks = 104
/** Order lines of a kitchen in all, about. */
const linesOfKitchen = 1000
/** The day of the measurement, a Tuesday. */
export const salesToday = '2026-11-24'

/** How many there are of what, for so many order lines. */
export function salesScale(lines: number) {
  const kitchens = Math.max(80, Math.round(lines / linesOfKitchen))
  return { kitchens, reps: Math.ceil(kitchens / 80), items: 20_000 }
}

/** The id of a user of the data: 1 the office, from 10 managers, from 100 reps. */
export const salesUser = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

// A kitchen has a list of its own; a few items are on most lists, most are on few.
const itemOf = (slot: string) =>
  `lpad((1 + floor(20000 * power((hashint8(o.bill_to::bigint * 1000 + ${slot})::bigint & 1048575) / 1048576.0, 2)))::int::text, 7, '0')`

/**
 * STAFF-6: a distributor with two years of orders: 5,000 kitchens for 5,000,000 lines, 20,000
 * items, reps of 80 kitchens and managers of ten reps. Triggers are off: the sums are made
 * afterwards.
 */
export async function addSalesDataset(db: Database, lines: number): Promise<void> {
  const { kitchens, reps, items } = salesScale(lines)
  const statements = [
    `select setseed(0.17)`,
    `insert into divisions (code, name, time_zone) values ('NLV', 'North Las Vegas', 'America/Los_Angeles')`,
    `insert into categories (id, name) select 'c' || n, 'Category ' || n from generate_series(1, 16) n`,
    `insert into categories (id, parent_id, name) select 'c' || n, 'c' || (1 + n % 16), 'Category ' || n from generate_series(17, 216) n`,
    `insert into brands (name) select 'Brand ' || n from generate_series(1, 400) n`,
    `insert into items (division, item_number, description, brand, category_id, cost_cents)
     select 'NLV', lpad(n::text, 7, '0'), 'ITEM ' || n, 'Brand ' || (1 + n % 400), 'c' || (17 + n % 200), 500 + n % 7000
     from generate_series(1, ${items}) n`,
    `insert into bill_tos (division, number, name) select 'NLV', lpad(n::text, 7, '0'), 'Kitchen ' || n from generate_series(1, ${kitchens}) n`,
    `insert into ship_tos (division, number, bill_to, name, price_class, dsr_email, dsm_email)
     select 'NLV', lpad(n::text, 7, '0'), lpad(n::text, 7, '0'), 'Kitchen ' || n, 'A',
       'rep' || (100 + n % ${reps}) || '@larder.example', 'rep' || (10 + n % ${reps} / 10) || '@larder.example'
     from generate_series(1, ${kitchens}) n`,
    // Half of them have a cut-off today.
    `insert into route_days (division, ship_to, so_type, days, cut_off_time, block_jit_drop)
     select division, number, 'regularDelivery', case when number::int % 2 = 0 then '{1,3}' else '{2,5}' end::smallint[], '17:00',
       false from ship_tos`,
    `insert into users (id, email, name, display_name, first_name, type, role)
     select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'rep' || n || '@larder.example', 'Rep ' || n,
       'Rep ' || n, 'Rep', 'eci', case when n = 1 then 'portalAdmin' when n < 100 then 'dsm' else 'dsr' end
     from generate_series(1, ${100 + reps}) n`,
    `alter table orders disable trigger user`,
    `alter table order_lines disable trigger user`,
    // Once a week, on a day of its own; one kitchen of twenty stopped four weeks ago.
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, status, placed_at, total_cases,
       total_units, subtotal_cents)
     select gen_random_uuid(), k || '-' || w, 'NLV', lpad(k::text, 7, '0'), lpad(k::text, 7, '0'), 'regularDelivery',
       date '${salesToday}' - w * 7 - k % 5, 'Invoiced', now(), 0, 0, 0
     from generate_series(${weeks - 1}, 0, -1) w, generate_series(1, ${kitchens}) k
     where k % 20 > 0 or w >= 4`,
    // From four lines in a small kitchen to fifteen, of which it buys some most of the time.
    `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases, ordered_units,
       case_price_cents, line_total_cents)
     select o.id, n, 'NLV', o.ship_to, ${itemOf('floor(60 * power(random(), 2))::int')}, 'ITEM', 1 + n % 4, 0,
       1000 + n * 100, (1 + n % 4) * (1000 + n * 100)
     from orders o, generate_series(1, 15) n where n <= 4 + o.bill_to::int * 7 % 12`,
    `alter table orders enable trigger user`,
    `alter table order_lines enable trigger user`,
  ]
  await db.inTransaction(async (tx) => {
    await tx.run(`set local statement_timeout = 0`)
    for (const statement of statements) await tx.run(statement)
  })
  await db.run('analyze')
}
