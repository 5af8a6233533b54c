import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
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
  const user = await currentUserOf(db, caller.actor, staffSignInHere(services.config))
  if (!user) throw new Refused(common.not_signed_in)
  return user
})

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
