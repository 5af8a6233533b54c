import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { sendLoginCode, sendSetupCode, verifyLoginCode } from '#areas/two-factor/login-mfa.endpoints.ts'
import { readPhone } from '#areas/two-factor/rules/check-phone.ts'
import { factorsOf, sendCodes, setUpByCode, showFactor, type Shown } from '#areas/two-factor/server/public.ts'
import { twoFactorRefusals } from '#areas/two-factor/two-factor.refusals.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { recordFailure } from './record-failure.ts'
import { rotateSession } from './rotate-session.ts'
import { clearSessionCookie, tokenOf } from './session-cookie.ts'
import { endSession, lockSession } from './session.store.ts'
import { currentUserOf } from './current-user.store.ts'

/** Outcome of the second factor; 'gone' when the session already continues under another token. */
interface Verified {
  readonly shown: Shown | 'gone'
  readonly recoveryCodes?: string[]
}

const sent = (phone: string, facts: Awaited<ReturnType<typeof sendCodes>>) => ({
  isSuccess: true as const,
  message: 'Code sent successfully',
  phoneLast4: phone.slice(-4),
  ...facts,
})

/** AUTH-6: to the number on record, whatever the browser says. */
export const sendLoginCodeHandler = handle(sendLoginCode, async (call) => {
  const { phone } = await factorsOf(call.db, call.caller.actor.userId)
  if (phone === null) throw new Refused(twoFactorRefusals.no_such_method)
  return sent(phone, await sendCodes(call, [{ purpose: 'login', phone }]))
})

/** AUTH-5: to the number that is being set up; it becomes the factor when its code comes back. */
export const sendSetupCodeHandler = handle(sendSetupCode, async (call) => {
  const phone = orRefuse(readPhone(call.body.phone, call.services.config.outside.smsCountries))
  return sent(phone, await sendCodes(call, [{ purpose: 'enable', phone }]))
})

/**
 * AUTH-6: the right factor makes the session whole, under another token. What cannot become right
 * any more ends it.
 */
export const verifyLoginCodeHandler = handle(verifyLoginCode, async (call) => {
  const { db, body, caller, services, request, reply, address } = call
  // Sent twice at once, the second waits for the first, and finds that the session has gone on
  // under its new token.
  const { shown, recoveryCodes } = await db.inTransaction(async (tx): Promise<Verified> => {
    if (!(await lockSession(tx, caller.sessionKey))) return { shown: 'gone' }
    const inside = { ...call, db: tx }
    const outcome: Verified =
      caller.stage === 'mfa' ? { shown: await showFactor(inside, 'login', body) } : await setUpByCode(inside, body)
    if (outcome.shown === 'right') {
      await rotateSession(inside, { proof: 'second factor' })
      const { actor } = caller
      const details = { method: body.method }
      await audit(tx, { actor, action: 'session.complete', entity: `user:${actor.userId}`, details, address })
    }
    return outcome
  })
  if (shown === 'gone') throw new Refused(common.not_signed_in)
  if (shown === 'wrong') {
    await recordFailure(call, { userId: caller.actor.userId, email: caller.email, what: 'second factor' })
    throw new Refused({
      ...twoFactorRefusals.code_invalid,
      field: 'verificationCode',
      details: { errorCode: 'InvalidCode' },
    })
  }
  if (shown === 'expired') {
    await endSession(db, tokenOf(request, services.config.publicUrl) ?? '')
    clearSessionCookie(reply, services.config.publicUrl)
    throw new Refused({ ...twoFactorRefusals.login_code_expired, details: { errorCode: 'Expired' } })
  }
  const user = await currentUserOf(db, caller.actor, staffSignInHere(services.config))
  if (!user) throw new Refused({ ...twoFactorRefusals.login_unknown, details: { errorCode: 'Unknown' } })
  return {
    isSuccess: true as const,
    loginStatus: 'Success' as const,
    user,
    ...(recoveryCodes && { recoveryCodes }),
  }
})
