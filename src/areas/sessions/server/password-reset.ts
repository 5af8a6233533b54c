import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { kindOf, type UserType } from '#areas/access/roles.ts'
import { usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { handle } from '#platform/http/handle.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { queueMail, queueSecretMail } from '#platform/mail/mail.ts'
import { countAttempt } from '#platform/rate-limits/rate-limit.ts'
import { sealOf } from '#platform/seal.ts'
import { requestPasswordReset, resetPassword } from '../passwords.endpoints.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { markDevice } from './device-cookie.ts'
import { rememberDevice } from './device.store.ts'
import { limitAttempts } from './limit-attempts.ts'
import { passwordChangedMail, passwordResetMail } from './password-mails.ts'
import { addResetToken, isResetToken, replacePassword, resetMinutes, useResetToken } from './password.store.ts'
import { hashPassword, isPassword } from './passwords.ts'

const jobName = 'send-password-reset'
const activeByEmail = sql(
  'passwords.user-by-email',
  'select id, email, type from users where email = lower(:email) and is_active and (not is_demo or :isDemoOn)',
)
/**
 * Mails with a link one account gets by asking, so that strangers fill no mailbox. The links work
 * longer than this window.
 */
const mailLimit = { max: 3, windowMinutes: resetMinutes / 2 }

/**
 * AUTH-7: known and unknown addresses take the same way and the same time; what they differ in
 * happens in a job.
 */
export const requestPasswordResetHandler = handle(requestPasswordReset, async (call) => {
  await limitAttempts(call, 'password-reset', call.body.email.toLowerCase())
  const { seal } = sealOf(call.services.config)
  await queueJob(call.db, jobName, { email: seal(call.body.email, jobName) })
  return {
    isSuccess: true as const,
    message:
      'If this address belongs to an account, a link to set a new password is on its way. It works for 30 minutes.',
  }
})

/** Mails the link. Staff who sign in through their own provider have no password here to forget. */
export const sendPasswordResetJob: Job = {
  name: jobName,
  run: async (payload, { db, config, clock }) => {
    const email = sealOf(config).open((payload as { email: string }).email, jobName)
    await db.inTransaction(async (tx) => {
      const user = await tx.maybe<{ id: string; email: string; type: UserType }>(
        activeByEmail({
          email,
          isDemoOn: config.demo !== 'off',
        }),
      )
      if (!user || !usesPassword(kindOf(user.type), staffSignInHere(config))) return
      const now = clock.now()
      if (!(await countAttempt(tx, `password-mails:${user.id}`, mailLimit, now)).allowed) return
      const token = await addResetToken(tx, user.id, now)
      const mail = { to: user.email, ...passwordResetMail(config.publicUrl, token) }
      await queueSecretMail(tx, mail, sealOf(config), new Date(now.getTime() + resetMinutes * 60_000))
    })
  },
}

/**
 * AUTH-7: a link sets one password, once. A password that is refused leaves the link as it was. The
 * recipient of the mail is the owner: failures of strangers do not keep them from signing in on
 * this device.
 */
export const resetPasswordHandler = handle(resetPassword, async (call) => {
  const { db, body, now } = call
  // Only links that open nothing use up the attempts: an office of new users shares one address.
  const forgive = await limitAttempts(call, 'password-link', '')
  if (!(await isResetToken(db, body.token, now))) throw new Refused(sessionRefusals.reset_link_invalid)
  await forgive()
  // The slow part first, so that no row is locked in the meantime.
  const hash = await hashPassword(body.newPassword)
  await db.inTransaction(async (tx) => {
    const user = await useResetToken(tx, body.token, now)
    if (!user) throw new Refused(sessionRefusals.reset_link_invalid)
    if (await isPassword(user.hash ?? undefined, body.newPassword))
      throw new Refused({ ...sessionRefusals.password_unchanged, field: 'newPassword' })
    await replacePassword(tx, { userId: user.id, hash, now, kept: null })
    const device = markDevice(call.request, call.reply, call.services.config.publicUrl)
    if (device) await rememberDevice(tx, user.id, device, now)
    await queueMail(tx, { to: user.email, ...passwordChangedMail })
    await audit(tx, {
      actor: ownActor(user.id),
      action: 'password.reset',
      entity: `user:${user.id}`,
      address: call.address,
    })
  })
  return { isSuccess: true as const, message: 'Your password is set. Please sign in with it.' }
})

/** The holder of the link acts as its user, with no other rights. */
const ownActor = (userId: string): Actor => ({ userId, realUserId: userId, kind: 'external', can: () => false })
