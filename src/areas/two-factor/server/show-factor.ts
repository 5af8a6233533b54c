import { Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { sealOf } from '#platform/seal.ts'
import type { MfaMethod } from '../second-factor.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import {
  adoptApp,
  makeRecoveryCodes,
  pendingApp,
  stepOf,
  takeAppStep,
  takeRecoveryCode,
} from './authenticator.store.ts'
import { type CodePurpose, takeCode, tryCode } from './code.store.ts'
import { addPhone, factorsOf, hasNoFactorYet } from './factor.store.ts'
import { limitTries } from './limit-tries.ts'
import { notifyOwner } from './notices.ts'

type ShowCall = Pick<Call<Endpoint>, 'db' | 'services' | 'caller' | 'now' | 'reply' | 'address'>

/** How a shown second factor turned out. */
export type Shown = 'right' | 'wrong' | 'expired'

/** AUTH-6: tries a second factor of the caller; a right one is used up by it. */
export async function showFactor(
  call: ShowCall,
  purpose: 'login' | 'step-up',
  { method, verificationCode }: { method: MfaMethod; verificationCode: string },
): Promise<Shown> {
  if (method === 'sms') return (await showCode(call, purpose, verificationCode)).shown
  const { db, services, caller, now, address } = call
  const { actor } = caller
  const seal = sealOf(services.config)
  const forgive = await limitTries(call)
  const factors = await factorsOf(db, actor.userId)
  if (factors.modifiedOn === null) throw new Refused(twoFactorRefusals.no_such_method)
  if (method === 'recovery') {
    if (!(await takeRecoveryCode(db, seal, actor.userId, verificationCode, now))) return 'wrong'
    await forgive()
    await notifyOwner(db, factors, 'recoveryUsed')
    await audit(db, { actor, action: 'mfa.use-recovery-code', entity: `user:${actor.userId}`, address })
    return 'right'
  }
  if (factors.totpSecret === null) throw new Refused(twoFactorRefusals.no_such_method)
  const step = stepOf(seal, actor.userId, factors.totpSecret, verificationCode, now)
  if (step === undefined || !(await takeAppStep(db, actor.userId, factors.totpSecret, step))) return 'wrong'
  await forgive()
  return 'right'
}

/**
 * AUTH-5: sets a factor up at sign-in by its first code: the number it was sent to, or the app that
 * shows it.
 */
export async function setUpByCode(
  call: ShowCall,
  { method, verificationCode }: { method: MfaMethod; verificationCode: string },
): Promise<{ shown: Shown; recoveryCodes?: string[] }> {
  const { db, caller, now, address, services } = call
  const { actor } = caller
  const add = method === 'authenticator' ? await provenApp(call, verificationCode) : await provenPhone()
  if (typeof add === 'string') return { shown: add }
  const added = await db.inTransaction(async (tx) => {
    // The sign-in may be older than a factor set up elsewhere, which the password alone must not
    // replace.
    if (!(await hasNoFactorYet(tx, actor.userId)) || !(await add(tx))) return undefined
    await notifyOwner(tx, { email: caller.email }, 'enabled')
    await audit(tx, { actor, action: 'mfa.enable', entity: `user:${actor.userId}`, address })
    // AUTH-5: as in the profile. An app is lost with the phone; a number is moved to a new one by
    // its provider.
    return method === 'authenticator' ? makeRecoveryCodes(tx, sealOf(services.config), actor.userId) : []
  })
  if (added === undefined) return { shown: 'expired' }
  return { shown: 'right', ...(added.length > 0 && { recoveryCodes: added }) }

  async function provenPhone() {
    const { shown, phone } = await showCode(call, 'enable', verificationCode)
    return phone === undefined ? shown : (tx: Call<Endpoint>['db']) => addPhone(tx, actor.userId, phone, now)
  }
}

async function provenApp(call: ShowCall, code: string) {
  const { db, services, caller, now } = call
  const { userId } = caller.actor
  const forgive = await limitTries(call)
  const sealed = await pendingApp(db, userId, now)
  if (sealed === undefined) return 'expired'
  const step = stepOf(sealOf(services.config), userId, sealed, code, now)
  if (step === undefined) return 'wrong'
  await forgive()
  return (tx: Call<Endpoint>['db']) => adoptApp(tx, userId, sealed, step, now)
}

async function showCode(
  { db, services, caller, now }: ShowCall,
  purpose: CodePurpose,
  code: string,
): Promise<{ shown: Shown; phone?: string }> {
  const { config } = services
  const owner = { userId: caller.actor.userId, sessionKey: caller.sessionKey }
  const typed = { purpose, code, now, maxTries: config.constants.maxWrongCodes }
  const tried = await tryCode(db, sealOf(config), owner, typed)
  if (tried.outcome !== 'right') return { shown: tried.outcome }
  const phone = await takeCode(db, owner.sessionKey, purpose, tried.mark)
  return phone === undefined ? { shown: 'expired' } : { shown: 'right', phone }
}
