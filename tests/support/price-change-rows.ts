import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/**
 * A change of a ship-to's price of flour; the word is its reason, and the reference of the price.
 */
export async function addPriceChange(
  db: Database,
  { division, shipTo, by, word }: { division: string; shipTo: string; by: string; word: string },
): Promise<{ priceChangeId: string; changeId: string }> {
  const id = uuidv7()
  const scope = `S:${shipTo}`
  const effect = { billTos: 1, shipTos: 1, otherShipTos: 0, openCarts: 0, onContract: 0, salesCents: 0, changeCents: 0 }
  await db.run(`insert into price_change_authors values ($1, 'admin', '2026-03-01T12:00Z')`, [id])
  await db.run(
    `insert into price_changes (id, division, reason, effect, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, '2026-03-01T12:00Z')`,
    [id, division, word, JSON.stringify(effect), by],
  )
  await db.run(
    `insert into price_change_lines (change_id, position, division, item_number, scope, starts_on, after)
     values ($1, 0, $2, $3, $4, '2030-01-01', null)`,
    [id, division, items.flour, scope],
  )
  return { priceChangeId: id, changeId: id }
}
