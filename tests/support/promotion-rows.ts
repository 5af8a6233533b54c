import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/** A running promotion for one ship-to; the word is its name. */
export async function addPromotionRow(
  db: Database,
  { division, shipTo, by, word }: { division: string; shipTo: string; by: string; word: string },
): Promise<string> {
  const id = uuidv7()
  await db.run(
    `insert into dsr_promotions (id, division, name, starts_on, ends_on, status, created_by, changed_by, changed_at)
     values ($1, $2, $3, '2026-03-01', '2026-03-31', 'active', $4, $4, '2026-03-01T12:00Z')`,
    [id, division, word, by],
  )
  await db.run(`insert into dsr_promotion_audience values ($1, 'shipTo', $2, 0)`, [id, shipTo])
  await db.run(
    `insert into dsr_promotion_items (promotion_id, division, item_number, position, kind, percent_hundredths)
     select $1, i.division, i.item_number, 0, 'percent', 500 from items i where i.division = $2 and i.item_number = $3`,
    [id, division, items.flour],
  )
  await db.run(
    `insert into promotion_offers (division, item_number, scope, promotion_id, name, starts_on, ends_on, kind,
       percent_hundredths)
     select i.division, i.item_number, 'S:' || $4, $1, $5, '2026-03-01', '2026-03-31', 'percent', 500
     from items i where i.division = $2 and i.item_number = $3`,
    [id, division, items.flour, shipTo, word],
  )
  return id
}
