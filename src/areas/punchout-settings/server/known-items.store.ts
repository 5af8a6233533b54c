import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

// An item that is reserved for others is none for them (security 18).
const known = sql(
  'punchout.known-items',
  `select distinct i.item_number as "itemNumber" from items i
   where i.division = any(:divisions) and i.item_number = any(:numbers) and i.erp_status = 'active'
     and (not i.is_reserved or i.reserved_ship_tos && :shipTos::text[])`,
)

/** Which of these item numbers somebody with these ship-tos can order. */
export async function itemsKnownTo(
  db: Queries,
  shipTos: readonly { readonly division: string; readonly shipTo: string }[],
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const divisions = [...new Set(shipTos.map(({ division }) => division))]
  const rows = await db.rows<{ itemNumber: string }>(
    known({ divisions, numbers, shipTos: shipTos.map(({ shipTo }) => shipTo) }),
  )
  return new Set(rows.map(({ itemNumber }) => itemNumber))
}
