import type { Queries } from '#platform/database/database.ts'
import type { DemoPurchase } from './demo-rows.ts'

/** Lines at once on their way to COPY. */
const pieceSize = 1000

/** What ship-tos bought; never less than the order history already says. */
export async function seedPurchases(tx: Queries, purchases: Iterable<DemoPurchase>): Promise<void> {
  await tx.run('create temp table demo_purchases (like item_purchases including defaults) on commit drop')
  const count = await tx.copyFrom(
    `copy demo_purchases (division, ship_to, item_number, times_ordered, last_ordered_at, last_invoice_date)
     from stdin (format csv)`,
    pieces(purchases),
  )
  if (count === 0) return
  await tx.run(`insert into item_purchases
    select distinct on (division, ship_to, item_number) * from demo_purchases
    order by division, ship_to, item_number, times_ordered desc
    on conflict (division, ship_to, item_number) do update set
      times_ordered = greatest(item_purchases.times_ordered, excluded.times_ordered),
      last_ordered_at = greatest(item_purchases.last_ordered_at, excluded.last_ordered_at),
      last_invoice_date = greatest(item_purchases.last_invoice_date, excluded.last_invoice_date)`)
}

function* pieces(purchases: Iterable<DemoPurchase>): Generator<string> {
  let lines: string[] = []
  for (const { division, shipTo, itemNumber, timesOrdered, lastOrderedAt, lastInvoiceDate } of purchases) {
    lines.push(`${division},${shipTo},${itemNumber},${timesOrdered},${lastOrderedAt},${lastInvoiceDate ?? ''}\n`)
    if (lines.length < pieceSize) continue
    yield lines.join('')
    lines = []
  }
  yield lines.join('')
}
