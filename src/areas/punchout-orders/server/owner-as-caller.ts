import { Refused } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { userAsCaller } from '#areas/customers/server/public.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import type { Integration } from '#areas/punchout-settings/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { OwnShipTo } from '../rules/ship-to-of-line.ts'

/** The order was agreed with the integration's owner: placing needs no more of their features. */
const granted: ReadonlySet<Feature> = new Set(['manageCart', 'addOrder'])

/**
 * PUNCH-3: the owner of an integration as whoever orders, for one of their ship-tos; refused when
 * it is not theirs any more.
 */
export async function ownerAsCaller(db: Queries, { owner }: Integration, place: OwnShipTo): Promise<Caller> {
  const caller = await userAsCaller(db, owner.userId, place)
  if (!caller) throw new Refused(cxmlRefusals.cxml_sender_not_allowed)
  const { actor } = caller
  return { ...caller, actor: { ...actor, can: (feature) => granted.has(feature) || actor.can(feature) } }
}
