import { orRefuse } from '#kit/decision.ts'
import { saveActive, staffSignInHere } from '#areas/people/server/public.ts'
import { endAccess, voidPassword } from '#areas/sessions/server/public.ts'
import { resetSecondFactor } from '#areas/two-factor/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { keepAnAdmin } from '../rules/keep-an-admin.ts'
import { mayManageUser } from '../rules/may-manage-user.ts'
import { mayReset } from '../rules/may-reset.ts'
import { activateUser, deactivateUser, resetUserMfaPhone, resetUserPassword } from '../users.endpoints.ts'
import { answerUser, instantOf, lockUser } from './answer-user.ts'
import { sendPasswordLink } from './send-password-link.ts'
import { passwordResetAction } from './managed-user.store.ts'

/** USERS-1: twice is no error. */
export const activateUserHandler = handle(activateUser, async (call) => {
  const { db, caller, params, address } = call
  return db.inTransaction(async (tx) => {
    const user = await lockUser(tx, call, params.userId)
    orRefuse(mayManageUser(caller.actor, 'deactivateUser', user))
    await saveActive(tx, user.userId, true)
    await audit(tx, { actor: caller.actor, action: 'user.activate', entity: `user:${user.userId}`, address })
    return { message: 'User activated successfully', user: await answerUser(tx, call, user.userId) }
  })
})

/**
 * Security 8: whatever runs in the user's name ends with the account, in this transaction.
 * Sessions, acting as them and links end here; an area that lets something run for a user asks
 * `users.is_active` when it runs, or adds its end to this handler.
 */
export const deactivateUserHandler = handle(deactivateUser, async (call) => {
  const { db, caller, params, address } = call
  return db.inTransaction(async (tx) => {
    const user = await lockUser(tx, call, params.userId)
    orRefuse(mayManageUser(caller.actor, 'deactivateUser', user))
    orRefuse(keepAnAdmin(user, { ...user, isActive: false }, user.otherActiveAdmins))
    await saveActive(tx, user.userId, false)
    await endAccess(tx, user.userId)
    await audit(tx, { actor: caller.actor, action: 'user.deactivate', entity: `user:${user.userId}`, address })
    return { message: 'User deactivated successfully', user: await answerUser(tx, call, user.userId) }
  })
})

/** Security 7: the old password opens nothing any more, and only the user can set another. */
export const resetUserPasswordHandler = handle(resetUserPassword, async (call) => {
  const { db, caller, params, services, now, address } = call
  const staffSignIn = staffSignInHere(services.config)
  return db.inTransaction(async (tx) => {
    const user = await lockUser(tx, call, params.userId)
    orRefuse(mayReset(caller.actor, 'password', user, instantOf(user.secondFactorResetAt), now, staffSignIn))
    const isNew = user.state === 'invited' || user.state === 'notInvited'
    const kind = isNew ? 'invitation' : 'reset'
    await voidPassword(tx, user.userId)
    await endAccess(tx, user.userId)
    await sendPasswordLink(tx, services.config, kind, { ...user, byName: caller.name, now })
    await audit(tx, { actor: caller.actor, action: passwordResetAction, entity: `user:${user.userId}`, address })
    const message =
      user.state === 'notInvited'
        ? 'The invitation was sent'
        : isNew
          ? 'The invitation was sent again'
          : `A link to set a new password was sent to ${user.email}`
    return { message, user: await answerUser(tx, call, user.userId) }
  })
})

/**
 * Security 7: the two-factor area ends the factor and the sessions, notifies the owner and writes
 * the audit entry.
 */
export const resetUserMfaPhoneHandler = handle(resetUserMfaPhone, async (call) => {
  const { db, caller, params, services, now, address } = call
  return db.inTransaction(async (tx) => {
    const user = await lockUser(tx, call, params.userId)
    orRefuse(
      mayReset(
        caller.actor,
        'second-factor',
        user,
        instantOf(user.passwordResetAt),
        now,
        staffSignInHere(services.config),
      ),
    )
    await resetSecondFactor(tx, { actor: caller.actor, userId: user.userId, address, passwordResetAction })
    const message = 'The MFA phone was reset. The user sets up a new one at the next sign-in.'
    return { message, user: await answerUser(tx, call, user.userId) }
  })
})
