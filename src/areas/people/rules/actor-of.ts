import type { Actor } from '#kit/actor.ts'
import type { CurrentUser } from '../current-user.ts'

/**
 * ACCESS-3: the actor that rules ask, built from the signed-in user; the browser's half of `Actor`.
 */
export function actorOf(user: CurrentUser): Actor {
  const held: ReadonlySet<string> = new Set(user.features)
  return {
    userId: user.userId,
    realUserId: user.realUserId,
    kind: user.kind,
    isPunchout: user.punchoutSession !== undefined,
    isInspecting: user.punchoutSession?.operation === 'inspect',
    isDeliveryFixed: user.punchoutSession?.disableCartDeliveryInfo === true,
    can: (feature) => held.has(feature),
  }
}
