import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/** A preference for flour, and a short line of an order, whose reason is the word. */
export async function addShort(
  db: Database,
  {
    division,
    shipTo,
    orderId,
    by,
    word,
  }: { division: string; shipTo: string; orderId: string; by: string; word: string },
): Promise<void> {
  await db.run(
    `insert into substitution_preferences (division, ship_to, item_number, choice, changed_at, changed_by)
     values ($1, $2, $3, 'ask', now(), $4)`,
    [division, shipTo, items.flour, by],
  )
  const ifShort = { choice: 'ask', alternatives: [], maxIncreasePercent: null, setByName: '', reason: '' }
  await db.run(
    `insert into order_shorts (order_id, version, line_number, item_number, description, short_cases, short_units, reason,
       if_short, reported_at, state)
     values ($1, 1, 1, $2, 'FLOUR ALL PURPOSE', 1, 0, $3, $4, now(), 'open')`,
    [orderId, items.flour, word, JSON.stringify(ifShort)],
  )
}
