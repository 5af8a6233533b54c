import { orRefuse, Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { requireRecentProof } from '#platform/http/recent-proof.ts'
import { sealOf } from '#platform/seal.ts'
import {
  confirmAuthenticator,
  dropAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '../authenticator.endpoints.ts'
import { removeAuthenticator } from '../rules/disable-second-factor.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import { adoptApp, forgetApp, makeRecoveryCodes, pendingApp, startApp, stepOf } from './authenticator.store.ts'
import { endOtherSessions, factorsOf } from './factor.store.ts'
import { limitTries } from './limit-tries.ts'
import { notifyOwner } from './notices.ts'
import { ownFactors, requireOwnFactor } from './own-factors.ts'

/**
 * AUTH-5: the QR code of a new secret. It does not replace the present app until its first code.
 */
export const startAuthenticatorHandler = handle(startAuthenticator, async (call) => {
  const { db, caller, now, services } = call
  requireOwnFactor(call)
  // A user who is setting up at sign-in has just entered the password.
  if (caller.stage === 'full') requireRecentProof(caller, now)
  const user = { userId: caller.actor.userId, email: caller.email }
  const { secret, address } = await startApp(db, sealOf(services.config), user, now)
  // Loaded on demand: few people set up an app, and it takes 10 MB.
  const { toString: drawQrCode } = await import('qrcode')
  const picture = await drawQrCode(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return { secret, qrCode: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` }
})

/**
 * AUTH-5: the first code proves that the app has the secret; returns recovery codes, which are
 * shown only this once.
 */
export const confirmAuthenticatorHandler = handle(confirmAuthenticator, async (call) => {
  const { db, body, caller, now, services, address } = call
  const { actor } = caller
  requireOwnFactor(call)
  requireRecentProof(caller, now)
  const forgive = await limitTries(call)
  const sealed = await pendingApp(db, actor.userId, now)
  if (sealed === undefined) throw new Refused(twoFactorRefusals.code_expired)
  const seal = sealOf(services.config)
  const step = stepOf(seal, actor.userId, sealed, body.verificationCode, now)
  if (step === undefined) throw new Refused({ ...twoFactorRefusals.code_invalid, field: 'verificationCode' })
  await forgive()
  const recoveryCodes = await db.inTransaction(async (tx) => {
    if (!(await adoptApp(tx, actor.userId, sealed, step, now))) throw new Refused(twoFactorRefusals.code_expired)
    await notifyOwner(tx, await factorsOf(tx, actor.userId), 'appAdded')
    await audit(tx, { actor, action: 'mfa.add-authenticator', entity: `user:${actor.userId}`, address })
    return makeRecoveryCodes(tx, seal, actor.userId)
  })
  return { isSuccess: true as const, message: 'Authenticator app added successfully', recoveryCodes }
})

/** AUTH-5: removes the app; the user's other sessions end. */
export const dropAuthenticatorHandler = handle(dropAuthenticator, async (call) => {
  const { db, caller, now, address } = call
  const { actor } = caller
  const factors = await ownFactors(call)
  const { enforceDate, totpSecret, phone } = factors
  orRefuse(removeAuthenticator({ hasAuthenticator: totpSecret !== null, hasPhone: phone !== null, enforceDate }))
  requireRecentProof(caller, now)
  await db.inTransaction(async (tx) => {
    if (!(await forgetApp(tx, actor.userId, now))) throw new Refused(twoFactorRefusals.not_enabled)
    await endOtherSessions(tx, actor.userId, caller.sessionKey)
    await notifyOwner(tx, factors, 'appRemoved')
    await audit(tx, { actor, action: 'mfa.remove-authenticator', entity: `user:${actor.userId}`, address })
  })
  return { isSuccess: true as const, message: 'Authenticator app removed successfully' }
})

/** AUTH-5: ten new codes, shown only this once. */
export const renewRecoveryCodesHandler = handle(renewRecoveryCodes, async (call) => {
  const { db, caller, now, services, address } = call
  const { actor } = caller
  const factors = await ownFactors(call)
  if (factors.modifiedOn === null) throw new Refused(twoFactorRefusals.not_enabled)
  requireRecentProof(caller, now)
  const recoveryCodes = await db.inTransaction(async (tx) => {
    await notifyOwner(tx, factors, 'codesRenewed')
    await audit(tx, { actor, action: 'mfa.renew-recovery-codes', entity: `user:${actor.userId}`, address })
    return makeRecoveryCodes(tx, sealOf(services.config), actor.userId)
  })
  return { isSuccess: true as const, message: 'Recovery codes created successfully', recoveryCodes }
})
