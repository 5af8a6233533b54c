import { orRefuse, Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { requireRecentProof } from '#platform/http/recent-proof.ts'
import { sealOf } from '#platform/seal.ts'
import { changeMfaPhone, verifyMfaPhone } from '../mfa.endpoints.ts'
import { changePhone } from '../rules/change-phone.ts'
import { readPhone } from '../rules/check-phone.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import { takeCode, tryCode } from './code.store.ts'
import { endOtherSessions, factorsOf, mfaInfoOf, replacePhone } from './factor.store.ts'
import { notifyOwner } from './notices.ts'
import { requireOwnFactor } from './own-factors.ts'
import { rightMark } from './right-mark.ts'
import { sendCodes } from './send-codes.ts'

/**
 * AUTH-5: the password within the last minutes, then a code to the old number and one to the new
 * (security 37).
 */
export const changeMfaPhoneHandler = handle(changeMfaPhone, async (call) => {
  const { db, body, caller, now, services } = call
  requireOwnFactor(call)
  const current = (await factorsOf(db, caller.actor.userId)).phone
  const phone = orRefuse(readPhone(body.phone, services.config.outside.smsCountries))
  orRefuse(changePhone(current, phone))
  requireRecentProof(caller, now, 'password')
  const old = current ?? ''
  const sent = await sendCodes(call, [
    { purpose: 'change-old', phone: old },
    { purpose: 'change-new', phone },
  ])
  const message = 'Validation code is successfully sent to the registered number.'
  const last4 = { phoneLast4: phone.slice(-4), currentPhoneLast4: old.slice(-4) }
  return { isSuccess: true as const, message, ...last4, ...sent }
})

/**
 * AUTH-5: both codes or nothing; then all other sessions end, and the old number and the mailbox
 * are notified.
 */
export const verifyMfaPhoneHandler = handle(verifyMfaPhone, async (call) => {
  const { db, body, caller, now, services, address } = call
  const { actor, sessionKey } = caller
  requireOwnFactor(call)
  const maxTries = services.config.constants.maxWrongCodes
  const seal = sealOf(services.config)
  const tryOne = (purpose: 'change-old' | 'change-new', code: string) =>
    tryCode(db, seal, { userId: actor.userId, sessionKey }, { purpose, code, now, maxTries })
  const old = rightMark(await tryOne('change-old', body.currentPhoneCode), 'currentPhoneCode')
  const fresh = rightMark(await tryOne('change-new', body.verificationCode), 'verificationCode')
  const mfaInfo = await db.inTransaction(async (tx) => {
    const from = await takeCode(tx, sessionKey, 'change-old', old)
    const to = await takeCode(tx, sessionKey, 'change-new', fresh)
    // Of two changes that race, the second finds another number than its code went to.
    if (from === undefined || to === undefined || !(await replacePhone(tx, actor.userId, { from, to }, now)))
      throw new Refused(twoFactorRefusals.code_expired)
    await endOtherSessions(tx, actor.userId, sessionKey)
    const factors = await factorsOf(tx, actor.userId)
    await notifyOwner(tx, { email: factors.email, phone: from }, 'phoneChanged')
    await audit(tx, { actor, action: 'mfa.change-phone', entity: `user:${actor.userId}`, address })
    return mfaInfoOf(factors)
  })
  return { isSuccess: true as const, message: 'Phone number updated successfully', mfaInfo }
})
