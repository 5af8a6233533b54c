import type { Actor } from '#kit/actor.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** One line of the audit trail (PLAT-8). */
export interface AuditEntry {
  /**
   * Null for the operator at the command line, for the portal itself, and for whoever has not
   * signed in.
   */
  readonly actor: Actor | null
  /** A verb phrase such as `order.place`. */
  readonly action: string
  /** Kind and id, such as `order:018f…`. */
  readonly entity: string
  readonly division?: string
  readonly shipTo?: string
  /** Facts worth keeping; never secrets. */
  readonly details?: object
  readonly address: string
}

const insert = sql(
  'audit.insert',
  `insert into audit_entries (real_user_id, user_id, action, entity, division, ship_to, details, address)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

/**
 * Writes who did what, as whom; with the change itself, so that neither exists without the other.
 */
export async function audit(db: Queries, entry: AuditEntry): Promise<void> {
  const { actor } = entry
  const where = [entry.division ?? null, entry.shipTo ?? null]
  const details = JSON.stringify(entry.details ?? {})
  await db.send(insert, [
    actor?.realUserId ?? null,
    actor?.userId ?? null,
    entry.action,
    entry.entity,
    ...where,
    details,
    entry.address,
  ])
}

const insertMany = sql(
  'audit.insert-many',
  `insert into audit_entries (real_user_id, user_id, action, entity, division, ship_to, details, address)
   select $1, $2, $3, e.entity, e.division, e.ship_to, e.details, $8
   from unnest($4::text[], $5::text[], $6::text[], $7::jsonb[]) as e (entity, division, ship_to, details)`,
)

/** What one action did to each of many things. */
export interface AuditMany extends Pick<AuditEntry, 'actor' | 'action' | 'address'> {
  readonly entries: readonly Pick<AuditEntry, 'entity' | 'division' | 'shipTo' | 'details'>[]
}

/** The same for a bulk change: one entry for each thing it changed, in one statement. */
export async function auditMany(db: Queries, { actor, action, address, entries }: AuditMany): Promise<void> {
  await db.send(insertMany, [
    actor?.realUserId ?? null,
    actor?.userId ?? null,
    action,
    entries.map(({ entity }) => entity),
    entries.map(({ division }) => division ?? null),
    entries.map(({ shipTo }) => shipTo ?? null),
    entries.map(({ details }) => JSON.stringify(details ?? {})),
    address,
  ])
}
