import { plural } from '#kit/text.ts'
import { Refused } from '#kit/decision.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import type { OwnDataUse } from '../customer-data-contract.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'

/** A row of a kitchen's own that others may name. */
export interface OwnRow extends ShipToKey {
  readonly kind: 'category' | 'location' | 'distributor' | 'customItem'
  readonly id: string
}

/**
 * Lines that name a kitchen's own rows. Areas above this one (guides, counts) export theirs, and
 * `app/areas.server.ts` hands them in: this area asks before it deletes, and the owner of the lines
 * moves them (decision 21).
 */
export interface OwnDataUser {
  /** One of its lines, such as 'guide line'. */
  readonly noun: string
  /** How many of its lines name the row. */
  readonly count: (db: Queries, row: OwnRow) => Promise<number>
  /** Names another row in its place, or none. Never called for a custom item. */
  readonly move: (tx: Queries, row: OwnRow, to: string | null) => Promise<void>
}

/** Who names the row, and how often; those who do not are left out. */
export async function usesOf(db: Queries, row: OwnRow, users: readonly OwnDataUser[]): Promise<OwnDataUse[]> {
  const uses: OwnDataUse[] = []
  for (const { noun, count } of users) uses.push({ noun, count: await count(db, row) })
  return uses.filter(({ count }) => count > 0)
}

/**
 * Takes a row out of use before it is deleted: nothing to do when nobody names it, refused with the
 * counts without `moveTo`.
 */
export async function leaveUse(
  tx: Queries,
  row: OwnRow,
  users: readonly OwnDataUser[],
  moveTo: string | undefined,
): Promise<void> {
  if (moveTo === row.id) throw new Refused({ ...customerDataRefusals.move_to_itself, field: 'moveTo' })
  const uses = await usesOf(tx, row, users)
  if (uses.length === 0) return
  if (moveTo === undefined) {
    const message = `Used by ${uses.map(({ noun, count }) => plural(count, noun)).join(' and ')}. Choose what takes its place.`
    throw new Refused({ ...customerDataRefusals.in_use, message, details: { uses } })
  }
  for (const { move } of users) await move(tx, row, moveTo === 'none' ? null : moveTo)
}
