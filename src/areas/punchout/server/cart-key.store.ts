import { randomBytes } from 'node:crypto'
import type { AskedLine } from '#areas/cxml/cxml.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const known = sql(
  'punchout.known-cart-key',
  `select cart_key as key from punchout_sessions where settings_id = :settingsId and cart_key = any(:keys::text[])
   order by created_at limit 1`,
)

/** The keys that lines carry behind their unit: 'CS:<key>'. */
export const keysIn = (lines: readonly Pick<AskedLine, 'auxiliaryId'>[]): string[] => [
  ...new Set(lines.flatMap(({ auxiliaryId }) => auxiliaryId.trim().split(':').slice(1, 2)).filter(Boolean)),
]

/**
 * PUNCH-3: the key of a session's cart: that of the cart it edits, else a new one. It is only a
 * hint: buyers copy old requisitions, and a key of another integration counts for nothing (punchout
 * E1).
 */
export async function cartKeyFor(db: Queries, settingsId: string, lines: readonly AskedLine[]): Promise<string> {
  const keys = keysIn(lines)
  const found = keys.length === 0 ? undefined : await db.maybe<{ key: string }>(known({ settingsId, keys }))
  return found?.key ?? randomBytes(12).toString('hex')
}

const note = sql(
  'punchout.note-ordered',
  `update punchout_sessions set ordered_at = :now
   where settings_id = :settingsId and cart_key = any(:keys::text[]) and ordered_at is null`,
)
const ordered = sql(
  'punchout.is-ordered',
  `select exists (select from punchout_sessions
     where settings_id = :settingsId and cart_key = any(:keys::text[]) and ordered_at is not null) as "isOrdered"`,
)

/** The carts of these keys were ordered: they are edited no more (punchout E4). */
export const noteOrdered = (db: Queries, settingsId: string, keys: readonly string[], now: Date): Promise<void> =>
  db.send(note({ settingsId, keys, now }))

/** Whether a cart of one of these keys was ordered. */
export const isOrdered = async (db: Queries, settingsId: string, keys: readonly string[]): Promise<boolean> =>
  keys.length > 0 && (await db.row<{ isOrdered: boolean }>(ordered({ settingsId, keys }))).isOrdered
