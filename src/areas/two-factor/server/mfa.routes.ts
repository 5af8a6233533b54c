import { orRefuse, Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { requireRecentProof } from '#platform/http/recent-proof.ts'
import { sealOf } from '#platform/seal.ts'
import { dismissMfaBanner, getMyMfa, resendMfaCode, setMfa, verifyMfaCode } from '../mfa.endpoints.ts'
import { readPhone } from '../rules/check-phone.ts'
import { disableSecondFactor } from '../rules/disable-second-factor.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import { takeCode, tryCode, waitingCodes } from './code.store.ts'
import { addPhone, dismissBanner, endOtherSessions, factorsOf, mfaInfoOf, removeFactors } from './factor.store.ts'
import { notifyOwner } from './notices.ts'
import { ownFactors, requireOwnFactor } from './own-factors.ts'
import { rightMark } from './right-mark.ts'
import { sendCodes } from './send-codes.ts'

/** AUTH-5: what the card of the profile shows. */
export const getMyMfaHandler = handle(getMyMfa, async (call) => {
  const { services } = call
  const factors = await ownFactors(call)
  return {
    mfaInfo: mfaInfoOf(factors),
    mfaEnforceDate: factors.enforceDate,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    countries: [...services.config.outside.smsCountries],
  }
})

/**
 * AUTH-5: the toggle: on sends a code to the phone and changes nothing yet; off takes every factor
 * away.
 */
export const setMfaHandler = handle(setMfa, async (call) => {
  const { db, body, caller, now, services } = call
  const factors = await ownFactors(call)
  if (body.enable) {
    if (factors.phone !== null) throw new Refused(twoFactorRefusals.already_enabled)
    const phone = orRefuse(readPhone(body.phone ?? '', services.config.outside.smsCountries))
    requireRecentProof(caller, now)
    const sent = await sendCodes(call, [{ purpose: 'enable', phone }])
    const message = 'Code sent successfully'
    return { isSuccess: true as const, message, mfaInfo: mfaInfoOf(factors), phoneLast4: last4(phone), ...sent }
  }
  orRefuse(disableSecondFactor({ hasFactor: factors.modifiedOn !== null, enforceDate: factors.enforceDate }))
  requireRecentProof(caller, now)
  await db.inTransaction(async (tx) => {
    const { userId } = caller.actor
    const phone = await removeFactors(tx, userId)
    await endOtherSessions(tx, userId, caller.sessionKey)
    await notifyOwner(tx, { email: factors.email, phone }, 'disabled')
    await audit(tx, { actor: caller.actor, action: 'mfa.disable', entity: `user:${userId}`, address: call.address })
  })
  const message = 'Two factor authentication disabled successfully'
  return { isSuccess: true as const, message, mfaInfo: null, phoneLast4: null, resendAfterSeconds: 0, readAt: null }
})

const last4 = (phone: string): string => phone.slice(-4)

/** AUTH-5: the code proves the number it was sent to, and that number becomes the second factor. */
export const verifyMfaCodeHandler = handle(verifyMfaCode, async (call) => {
  const { db, body, caller, now, services, address } = call
  const { actor, sessionKey } = caller
  requireOwnFactor(call)
  const typed = { purpose: 'enable', code: body.verificationCode, now, maxTries: maxTriesOf(services) } as const
  const mark = rightMark(
    await tryCode(db, sealOf(services.config), { userId: actor.userId, sessionKey }, typed),
    'verificationCode',
  )
  const mfaInfo = await db.inTransaction(async (tx) => {
    const phone = await takeCode(tx, sessionKey, 'enable', mark)
    if (phone === undefined || !(await addPhone(tx, actor.userId, phone, now)))
      throw new Refused(twoFactorRefusals.code_expired)
    const factors = await factorsOf(tx, actor.userId)
    await notifyOwner(tx, { email: factors.email }, 'enabled')
    await audit(tx, { actor, action: 'mfa.enable', entity: `user:${actor.userId}`, address })
    return mfaInfoOf(factors)
  })
  return { isSuccess: true as const, message: 'Two factor authentication enabled successfully', mfaInfo }
})

/** AUTH-6: max wrong attempts for one code. */
const maxTriesOf = (services: { config: { constants: { maxWrongCodes: number } } }): number =>
  services.config.constants.maxWrongCodes

/**
 * AUTH-5: for the number that is being set up, or changed to; only what waits can be sent again.
 */
export const resendMfaCodeHandler = handle(resendMfaCode, async (call) => {
  const { db, body, caller } = call
  requireOwnFactor(call)
  const codes = await waitingCodes(db, { userId: caller.actor.userId, sessionKey: caller.sessionKey })
  const first = codes.find(({ purpose, phone }) => phone === body.phone && purpose !== 'login' && purpose !== 'step-up')
  if (!first || first.purpose === 'change-old') throw new Refused(twoFactorRefusals.nothing_to_resend)
  const isChange = first.purpose === 'change-new'
  const again = isChange ? codes.filter(({ purpose }) => purpose.startsWith('change-')) : [first]
  const sent = await sendCodes(call, again)
  const message = isChange ? 'Validation code is successfully sent to the registered number.' : 'Code sent successfully'
  return { isSuccess: true as const, message, phoneLast4: last4(first.phone), ...sent }
})

/** AUTH-5: the banner goes and stays away. */
export const dismissMfaBannerHandler = handle(dismissMfaBanner, async (call) => {
  requireOwnFactor(call)
  await dismissBanner(call.db, call.caller.actor.userId, call.now)
  return { isSuccess: true as const, isMfaBannerDismissed: true }
})
