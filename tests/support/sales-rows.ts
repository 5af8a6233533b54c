import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/**
 * STAFF-6, NEXT-11: sums of a ship-to, an item it does not buy any more, and its budget. Returns
 * what it sold and what is left of it, as calls and files write them.
 */
export async function addSales(
  db: Database,
  { division, shipTo, by, nth }: { division: string; shipTo: string; by: string; nth: number },
): Promise<{ sales: readonly string[]; margin: readonly string[] }> {
  const sales = 41_700_013 + nth * 1_000_000
  const margin = 17_300_029 + nth * 1_000_000
  await db.run(
    `insert into sales_days (division, ship_to, day, orders, lines, cases, units, sales_cents, cost_cents)
     values ($1, $2, '2026-02-27', 1, 1, 1, 0, $3, $4)`,
    [division, shipTo, sales, sales - margin],
  )
  await db.run(
    `insert into sales_habits (division, ship_to, item_number, purchases, median_days, last_on, lapses_on)
     select i.division, $2, i.item_number, 9, 7, date '2026-02-02', date '2026-02-13' from items i
     where i.division = $1 and i.item_number = $3
     union all select $1, $2, '', 9, 7, date '2026-02-02', date '2026-02-13'`,
    [division, shipTo, items.flour],
  )
  await db.run(
    `insert into spend_budgets (division, ship_to, month_cents, changed_by, changed_at)
     values ($1, $2, 500000, $3, '2026-02-01T12:00Z')`,
    [division, shipTo, by],
  )
  const written = (cents: number) => [String(cents), (cents / 100).toFixed(2)]
  return { sales: written(sales), margin: written(margin) }
}
