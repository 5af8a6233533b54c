import { Refused } from '#kit/decision.ts'
import { getStepUp, sendStepUpCode, stepUp } from '#areas/two-factor/step-up.endpoints.ts'
import { factorsOf, methodsOf, sendCodes, showFactor } from '#areas/two-factor/server/public.ts'
import { twoFactorRefusals } from '#areas/two-factor/two-factor.refusals.ts'
import { handle } from '#platform/http/handle.ts'
import { limitAttempts } from './limit-attempts.ts'
import { passwordOf } from './password.store.ts'
import { isPassword } from './passwords.ts'
import { rotateSession } from './rotate-session.ts'

/**
 * What the person at the keyboard can show. Staff who act as a customer have nothing of the
 * customer's, nor may they guess.
 */
export const getStepUpHandler = handle(getStepUp, async ({ db, caller }) => {
  const { userId } = caller.actor
  const [{ hash }, factors] = await Promise.all([passwordOf(db, userId), factorsOf(db, userId)])
  return { hasPassword: hash !== null, methods: methodsOf(factors), phoneLast4: factors.phone?.slice(-4) ?? null }
})

/** To the number on record. */
export const sendStepUpCodeHandler = handle(sendStepUpCode, async (call) => {
  const { phone } = await factorsOf(call.db, call.caller.actor.userId)
  if (phone === null) throw new Refused(twoFactorRefusals.no_such_method)
  const sent = await sendCodes(call, [{ purpose: 'step-up', phone }])
  const phoneLast4 = phone.slice(-4)
  return { isSuccess: true as const, message: 'Code sent successfully', phoneLast4, ...sent }
})

/** Notes the proof on the session, which goes on under another token. */
export const stepUpHandler = handle(stepUp, async (call) => {
  const { db, body, caller } = call
  const { userId } = caller.actor
  if (body.method === 'password') {
    const forgive = await limitAttempts(call, 'step-up', userId)
    const { hash } = await passwordOf(db, userId)
    if (!(await isPassword(hash ?? undefined, body.password)))
      throw new Refused({ ...twoFactorRefusals.proof_password_wrong, field: 'password' })
    await forgive()
    await rotateSession(call, { proof: 'password' })
    return { isSuccess: true as const }
  }
  const shown = await showFactor(call, 'step-up', body)
  if (shown !== 'right')
    throw new Refused({
      ...(shown === 'wrong' ? twoFactorRefusals.code_invalid : twoFactorRefusals.code_expired),
      field: 'verificationCode',
    })
  await rotateSession(call, { proof: 'second factor' })
  return { isSuccess: true as const }
})
