import { Refused } from '#kit/decision.ts'
import { usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { changePassword } from '../passwords.endpoints.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { limitAttempts } from './limit-attempts.ts'
import { passwordChangedMail } from './password-mails.ts'
import { passwordOf, replacePassword } from './password.store.ts'
import { hashPassword, isPassword } from './passwords.ts'

/**
 * PROFILE-8: only the owner, with the current password; this session stays, the user's others end.
 */
export const changePasswordHandler = handle(changePassword, async (call) => {
  const { db, body, caller, now, address } = call
  const { actor } = caller
  if (!usesPassword(actor.kind, staffSignInHere(call.services.config)))
    throw new Refused(sessionRefusals.password_not_yours)
  const forgive = await limitAttempts(call, 'change-password', actor.userId)
  const { email, hash } = await passwordOf(db, actor.userId)
  if (!(await isPassword(hash ?? undefined, body.oldPassword)))
    throw new Refused({ ...sessionRefusals.password_wrong, field: 'oldPassword' })
  await forgive()
  if (body.newPassword === body.oldPassword)
    throw new Refused({ ...sessionRefusals.password_unchanged, field: 'newPassword' })
  const newHash = await hashPassword(body.newPassword)
  await db.inTransaction(async (tx) => {
    await replacePassword(tx, { userId: actor.userId, hash: newHash, now, kept: caller.sessionKey })
    await queueMail(tx, { to: email, ...passwordChangedMail })
    await audit(tx, { actor, action: 'password.change', entity: `user:${actor.userId}`, address })
  })
  return { isSuccess: true as const, message: 'Password changed successfully' }
})
