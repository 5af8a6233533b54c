import { orRefuse } from '#kit/decision.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { enforceFor } from '#areas/two-factor/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { mayEnforceFactor } from '../rules/may-enforce-factor.ts'
import { updateUserEnforceDate } from '../user-second-factor.endpoints.ts'
import { answerUser, lockUser, orRefuseStale } from './answer-user.ts'

/** AUTH-5: applies at the user's next sign-in on or after the day; sessions go on until then. */
export const updateUserEnforceDateHandler = handle(updateUserEnforceDate, async (call) => {
  const { db, caller, params, body, services, address } = call
  return db.inTransaction(async (tx) => {
    const before = await lockUser(tx, call, params.userId)
    orRefuse(mayEnforceFactor(caller.actor, before, staffSignInHere(services.config)))
    orRefuseStale(call, before, 'secondFactor')
    await enforceFor(tx, params.userId, body.mfaEnforceDate)
    const details = { requiredFrom: { before: before.mfaEnforceDate, after: body.mfaEnforceDate } }
    const entity = `user:${params.userId}`
    await audit(tx, { actor: caller.actor, action: 'user.change-enforce-date', entity, details, address })
    const message = body.mfaEnforceDate
      ? 'Two-factor authentication is now required of the user'
      : 'The day of the user was removed'
    return { message, user: await answerUser(tx, call, params.userId) }
  })
})
