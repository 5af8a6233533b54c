import { orRefuse, Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameDevice } from '#areas/sessions/rules/name-device.ts'
import { endAllSessions, endSessionById, sessionsOf } from '#areas/sessions/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { mayManageUser } from '../rules/may-manage-user.ts'
import { endUserSession, endUserSessions, listUserSessions } from '../user-accounts.endpoints.ts'
import { usersRefusals } from '../users.refusals.ts'
import { lockUser } from './answer-user.ts'

/** Those who may deactivate a user may also just sign them out. */
async function lockToSignOut(tx: Queries, call: Pick<Call<Endpoint>, 'caller' | 'services' | 'now'>, userId: string) {
  const user = await lockUser(tx, call, userId)
  orRefuse(mayManageUser(call.caller.actor, 'deactivateUser', user))
}

/** USERS-1, AUTH-3: the latest first. */
export const listUserSessionsHandler = handle(listUserSessions, async (call) => {
  const { db, caller, params, now } = call
  return db.inTransaction(async (tx) => {
    await lockToSignOut(tx, call, params.userId)
    const sessions = await sessionsOf(tx, { userId: params.userId, key: caller.sessionKey }, now)
    return {
      sessions: sessions.map(({ id, userAgent, address, signedInAt, lastSeenAt }) => ({
        id,
        device: nameDevice(userAgent),
        address,
        signedInAt,
        lastSeenAt,
      })),
    }
  })
})

/** USERS-1, AUTH-3: a session of another user is reported as ended. */
export const endUserSessionHandler = handle(endUserSession, async (call) => {
  const { db, caller, params, address } = call
  await db.inTransaction(async (tx) => {
    await lockToSignOut(tx, call, params.userId)
    const ended = await endSessionById(tx, params.userId, params.sessionId)
    if (ended === 0) throw new Refused(usersRefusals.session_not_found)
    const entity = `user:${params.userId}`
    const details = { session: params.sessionId }
    await audit(tx, { actor: caller.actor, action: 'user.end-session', entity, details, address })
  })
  return { message: 'The device was signed out' }
})

/** USERS-1, AUTH-3: everywhere at once. */
export const endUserSessionsHandler = handle(endUserSessions, async (call) => {
  const { db, caller, params, address } = call
  await db.inTransaction(async (tx) => {
    await lockToSignOut(tx, call, params.userId)
    const details = { sessions: await endAllSessions(tx, params.userId) }
    const entity = `user:${params.userId}`
    await audit(tx, { actor: caller.actor, action: 'user.end-sessions', entity, details, address })
  })
  return { message: 'The user was signed out everywhere' }
})
