import { catalogueVersion, type KnownItem, knownItems } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const version = sql('shop.texts-version', `select ${catalogueVersion(':division')} as version`)

/**
 * CART-13: what items are called, from memory, without prices: many are compared, few are shown.
 */
export async function itemTexts(
  db: Queries,
  division: string,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, KnownItem>> {
  if (itemNumbers.length === 0) return new Map()
  const current = await db.row<{ version: number }>(version({ division }))
  return knownItems(db, { division, version: current.version }, itemNumbers)
}
