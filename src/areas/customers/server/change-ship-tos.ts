import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { auditMany } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { changeSettings, changesTo } from '../rules/change-settings.ts'
import { settingsRefusals } from '../ship-to-settings.refusals.ts'
import type { FieldChange, SettingsChange, SettingsVersions, ShipToKey, ShipToSeen } from '../ship-to-settings.ts'
import { settingsVersionsOf } from './settings-versions.ts'
import { lockShipTos, saveSettings, type SettledShipTo, shipTosOfUser } from './ship-to-settings.store.ts'

/** One ship-to with what a change does to it. */
export interface PlannedChange {
  readonly shipTo: SettledShipTo
  readonly changes: readonly FieldChange[]
}

/**
 * The ship-tos of a client's list, each once; one that is missing or another's refuses all of them,
 * alike (ACCESS-4).
 */
export async function loadShipTos(
  db: Queries,
  { actor }: Caller,
  asked: readonly ShipToKey[],
  { isLocked }: { isLocked: boolean },
): Promise<SettledShipTo[]> {
  const unique = new Map(asked.map((key) => [`${key.division}/${key.shipTo}`, key]))
  const keys = [...unique.values()]
  if (isLocked) await lockShipTos(db, keys)
  const found = await shipTosOfUser(db, actor.userId, keys)
  if (found.length !== unique.size) throw new Refused(common.ship_to_not_found)
  return found
}

/** CUST-2: what the change would do to each of the ship-tos. */
export async function planChange(
  db: Queries,
  caller: Caller,
  asked: readonly ShipToKey[],
  change: SettingsChange,
  lock: { isLocked: boolean },
): Promise<PlannedChange[]> {
  orRefuse(changeSettings(change))
  const shipTos = await loadShipTos(db, caller, asked, lock)
  return shipTos.map((shipTo) => ({ shipTo, changes: changesTo(shipTo, change) }))
}

/**
 * CUST-2: what somebody else changed since it was shown is not written over: all are refused, with
 * those at fault.
 */
function refuseStale(asked: readonly ShipToSeen[], planned: readonly PlannedChange[], kind: keyof SettingsVersions) {
  const seen = new Map(asked.map(({ division, shipTo, version }) => [`${division}/${shipTo}`, version]))
  const stale = planned
    .map(({ shipTo }) => shipTo)
    .filter((row) => {
      const version = seen.get(`${row.division}/${row.shipTo}`)
      return version !== undefined && version !== settingsVersionsOf(row)[kind]
    })
  if (stale.length === 0) return
  const shipTos = stale.map(({ division, shipTo, name }) => ({ division, shipTo, name }))
  throw new Refused({ ...settingsRefusals.settings_changed, details: { shipTos } })
}

/**
 * CUST-2: changes all of the ship-tos in this transaction, or none, and writes down what was
 * before. Returns those that changed.
 */
export async function makeChange(
  tx: Queries,
  { caller, address }: { caller: Caller; address: string },
  asked: readonly ShipToSeen[],
  change: SettingsChange,
  kind: keyof SettingsVersions,
): Promise<PlannedChange[]> {
  const planned = await planChange(tx, caller, asked, change, { isLocked: true })
  refuseStale(asked, planned, kind)
  const changed = planned.filter(({ changes }) => changes.length > 0)
  if (changed.length === 0) return []
  await saveSettings(
    tx,
    changed.map(({ shipTo }) => shipTo),
    change,
  )
  await auditMany(tx, {
    actor: caller.actor,
    action: 'ship-to.change-settings',
    address,
    entries: changed.map(({ shipTo: { division, shipTo }, changes }) => ({
      entity: `ship-to:${division}/${shipTo}`,
      division,
      shipTo,
      details: { changes },
    })),
  })
  return changed
}
