import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ShipToFacts } from '../ship-to.ts'
import { selectShipTo } from './ship-to.store.ts'

interface Row {
  readonly name: string
  readonly email: string
  readonly type: UserType
  readonly role: string
  readonly ownFeatures: string[]
  readonly mayShipTo: boolean
  readonly shipTo: ShipToFacts | null
}

const one = sql(
  'customers.user-as-caller',
  `select u.name, u.email, u.type, u.role, array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
     ${mayShipTo('u', ':division', ':shipTo')} as "mayShipTo", ${selectShipTo(':division', ':shipTo')} as "shipTo"
   from users u where u.id = :userId and u.is_active`,
)

/**
 * ACCESS-4: a user in whose name a job works, with what they may at this moment and for this
 * ship-to; null when they are not active or the ship-to is not theirs any more.
 */
export async function userAsCaller(
  db: Queries,
  userId: string,
  place: { readonly division: string; readonly shipTo: string },
): Promise<(Caller & { readonly shipTo: ShipToFacts }) | null> {
  const { division, shipTo: number } = place
  const found = await db.maybe<Row>(one({ userId, division, shipTo: number }))
  if (!found?.mayShipTo || !found.shipTo) return null
  const held = featuresOf(found.role, found.ownFeatures)
  const { name, email, shipTo } = found
  const kind = kindOf(found.type)
  const isStaff = kind === 'internal'
  return {
    actor: { userId, realUserId: userId, kind, can: (feature) => held.has(feature) },
    isStaff,
    name,
    email,
    staffName: isStaff ? name : null,
    // Nobody is signed in.
    sessionKey: Buffer.alloc(0),
    stage: 'full',
    provedAt: null,
    passwordAt: null,
    shipTo,
  }
}
