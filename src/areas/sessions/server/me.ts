import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { isFeature } from '#kit/feature-keys.ts'
import { myShipTo } from '#areas/customers/server/public.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { punchoutUser } from '#areas/people/rules/punchout-user.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller, PunchoutCaller } from '#platform/http/caller.ts'
import { common } from '#contract/common-refusals.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { getMe, logout } from '../sessions.endpoints.ts'
import { clearSessionCookie, tokenOf } from './session-cookie.ts'
import { endSession } from './session.store.ts'
import { currentUserOf } from './current-user.store.ts'

/** Who is signed in. */
export const getMeHandler = handle(getMe, async ({ db, caller, services }) => {
  const { actor, punchout } = caller
  const user = await currentUserOf(db, actor, staffSignInHere(services.config), await punchout?.reach())
  if (!user) throw new Refused(common.not_signed_in)
  return punchout ? buyerOf(db, user, caller, punchout) : user
})

/** PUNCH-4: as whom a procurement system's buyer shops, the ship-to they start with first. */
async function buyerOf(db: Queries, user: CurrentUser, { actor }: Caller, punchout: PunchoutCaller) {
  const { id, operation, isDeliveryFixed, procurementSoftwareUrl, startShipTo: start } = punchout
  const startShipTo = start ? ((await myShipTo(db, user.userId, start)) ?? null) : null
  const session = { id, operation, disableCartDeliveryInfo: isDeliveryFixed, procurementSoftwareUrl, startShipTo }
  return punchoutUser(user, session, (feature) => isFeature(feature) && actor.can(feature))
}

/** SHELL-2: signing out twice is no error. */
export const logoutHandler = handle(logout, async ({ db, services, request, reply, address }) => {
  const { publicUrl } = services.config
  const token = tokenOf(request, publicUrl)
  if (token) {
    await db.inTransaction(async (tx) => {
      const ended = await endSession(tx, token)
      if (ended?.stage !== 'full') return
      const { userId, realUserId } = ended
      const actor: Actor = { userId, realUserId, kind: userId === realUserId ? 'external' : 'proxy', can: () => false }
      await audit(tx, { actor, action: 'session.logout', entity: `user:${realUserId}`, address })
    })
  }
  clearSessionCookie(reply, publicUrl)
  return { isSuccess: true as const }
})
