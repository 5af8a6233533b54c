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

/** NEXT-12: what a program did in its user's name names the program. */
const factsOf = (actor: Actor | null, details: object = {}): object =>
  actor?.apiKey ? { ...details, program: actor.apiKey.program } : details

const insert = sql(
  'audit.insert',
  `insert into audit_entries (real_user_id, user_id, action, entity, division, ship_to, details, address)
   values (:realUserId, :userId, :action, :entity, :division, :shipTo, :details, :address)`,
)

/**
 * Writes who did what, as whom; with the change itself, so that neither exists without the other.
 */
export async function audit(db: Queries, entry: AuditEntry): Promise<void> {
  const { actor } = entry
  await db.send(
    insert({
      realUserId: actor?.realUserId ?? null,
      userId: actor?.userId ?? null,
      action: entry.action,
      entity: entry.entity,
      division: entry.division ?? null,
      shipTo: entry.shipTo ?? null,
      details: JSON.stringify(factsOf(actor, entry.details)),
      address: entry.address,
    }),
  )
}

const insertMany = sql(
  'audit.insert-many',
  `insert into audit_entries (real_user_id, user_id, action, entity, division, ship_to, details, address)
   select :realUserId, :userId, :action, e.entity, e.division, e.ship_to, e.details, :address
   from unnest(:entities::text[], :divisions::text[], :shipTos::text[], :details::jsonb[])
     as e (entity, division, ship_to, details)`,
)

/** What one action did to each of many things. */
export interface AuditMany extends Pick<AuditEntry, 'actor' | 'action' | 'address'> {
  readonly entries: readonly Pick<AuditEntry, 'entity' | 'division' | 'shipTo' | 'details'>[]
}

/** The same for a bulk change: one entry for each thing it changed, in one statement. */
export async function auditMany(db: Queries, { actor, action, address, entries }: AuditMany): Promise<void> {
  await db.send(
    insertMany({
      realUserId: actor?.realUserId ?? null,
      userId: actor?.userId ?? null,
      action,
      entities: entries.map(({ entity }) => entity),
      divisions: entries.map(({ division }) => division ?? null),
      shipTos: entries.map(({ shipTo }) => shipTo ?? null),
      details: entries.map(({ details }) => JSON.stringify(factsOf(actor, details))),
      address,
    }),
  )
}
