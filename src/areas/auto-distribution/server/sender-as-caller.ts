import type { Caller } from '#platform/http/caller.ts'
import { Refused } from '#kit/decision.ts'
import { userAsCaller } from '#areas/customers/server/public.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { distributionRefusals } from '../auto-distribution.refusals.ts'

/**
 * STAFF-5: whoever set a distribution up, with what they may at this moment and for this ship-to;
 * refused when that is not enough any more.
 */
export async function senderAsCaller(
  db: Queries,
  userId: string,
  place: { readonly division: string; readonly shipTo: string },
): Promise<Caller & { readonly shipTo: ShipToFacts }> {
  const caller = await userAsCaller(db, userId, place)
  if (!caller?.isStaff || !caller.actor.can('manageCart'))
    throw new Refused(distributionRefusals.distribution_sender_not_allowed)
  return caller
}
