import { orRefuse, Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { managedUser } from '#areas/users/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Call } from '#platform/http/handle.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { mayHavePunchout } from '../rules/may-have-punchout.ts'
import { lockSettings, settingsOf } from './punchout-settings.store.ts'

/** What of a call says whose integrations it is about. */
export interface PunchoutCall extends Pick<Call<Endpoint>, 'services' | 'now' | 'address'> {
  readonly db: Queries
  readonly caller: Call<Endpoint>['caller'] & object
  readonly params?: { readonly userId?: string; readonly punchoutSettingsId?: string } | undefined
}

/**
 * PUNCH-1: whose integrations a call reads or, `as` 'change', changes: the caller's own, or those
 * of the user in its path, whom the caller may manage (USERS-2) and who may have some. A change
 * keeps the user's account as it is until it is done.
 */
export async function ownerOf(tx: Queries, call: PunchoutCall, as: 'read' | 'change'): Promise<string> {
  const userId = call.params?.userId
  if (userId === undefined) return call.caller.actor.userId
  orRefuse(mayHavePunchout(await managedUser(tx, call, userId, as)))
  return userId
}

/** An integration of the owner; somebody else's reads like one that does not exist. */
export async function oneOf(tx: Queries, owner: string, call: PunchoutCall): Promise<PunchoutSettings> {
  const settings = await settingsOf(tx, owner, call.params?.punchoutSettingsId ?? '')
  if (!settings) throw new Refused(punchoutRefusals.punchout_not_found)
  return settings
}

/** The same, locked for a change; one made knowing an older version is refused with the latest. */
export async function lockOne(
  tx: Queries,
  owner: string,
  call: PunchoutCall & { readonly ifMatch?: number | null },
): Promise<PunchoutSettings> {
  const settings = await lockSettings(tx, owner, call.params?.punchoutSettingsId ?? '')
  if (!settings) throw new Refused(punchoutRefusals.punchout_not_found)
  const { ifMatch = null } = call
  if (ifMatch !== null && ifMatch !== settings.version)
    throw new Refused({ ...punchoutRefusals.punchout_changed, details: { settings } })
  return settings
}

/** PLAT-8: who changed which integration of whom; never a secret. */
export const auditPunchout = (
  tx: Queries,
  { caller, address }: PunchoutCall,
  action: string,
  settingsId: string,
  details: object,
): Promise<void> =>
  audit(tx, {
    actor: caller.actor,
    action: `punchout.${action}`,
    entity: `punchout-settings:${settingsId}`,
    details,
    address,
  })
