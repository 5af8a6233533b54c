import { Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { nameDevice } from '../rules/name-device.ts'
import { endMySession, listMySessions, logoutEverywhere } from '../session-list.endpoints.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { endAllSessions, endSessionById, sessionsOf } from './session-list.store.ts'

/** AUTH-3: 'Where you are signed in'. */
export const listMySessionsHandler = handle(listMySessions, async ({ db, caller, now }) => {
  const sessions = await sessionsOf(db, { userId: caller.actor.realUserId, key: caller.sessionKey }, now)
  return { sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: nameDevice(userAgent) })) }
})

/** AUTH-3: a session of another user is reported as missing. */
export const endMySessionHandler = handle(endMySession, async ({ db, caller: { actor }, params, address }) => {
  const ended = await db.inTransaction(async (tx) => {
    const count = await endSessionById(tx, actor.realUserId, params.sessionId)
    if (count > 0) await audit(tx, { actor, action: 'session.end', entity: `session:${params.sessionId}`, address })
    return count
  })
  if (ended === 0) throw new Refused(sessionRefusals.session_not_found)
  return { isSuccess: true as const, message: 'The device was signed out' }
})

/** AUTH-3: nothing stays open, here or elsewhere. */
export const logoutEverywhereHandler = handle(
  logoutEverywhere,
  async ({ db, caller: { actor }, services, reply, address }) => {
    const userId = actor.realUserId
    await db.inTransaction(async (tx) => {
      const sessions = await endAllSessions(tx, userId)
      const details = { sessions }
      await audit(tx, { actor, action: 'session.end-all', entity: `user:${userId}`, details, address })
    })
    clearSessionCookie(reply, services.config.publicUrl)
    return { isSuccess: true as const }
  },
)
