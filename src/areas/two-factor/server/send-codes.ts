import { randomInt } from 'node:crypto'
import { outboxScreen } from '#areas/demo/demo.addresses.ts'
import { type Refusal, Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Call } from '#platform/http/handle.ts'
import { countAttempt } from '#platform/rate-limits/rate-limit.ts'
import { sealOf } from '#platform/seal.ts'
import { queueSecretSms } from '#platform/sms/sms.ts'
import { codeLength } from '../rules/check-code.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import { claimSending, type CodePurpose, putCode, resendSeconds } from './code.store.ts'

/**
 * AUTH-6: most codes for an account and to a number, so that nobody's phone rings all night at the
 * distributor's cost.
 */
const limits = [
  { what: 'quarter', max: 6, windowMinutes: 15 },
  { what: 'day', max: 20, windowMinutes: 1440 },
] as const

/**
 * Numbers that are somebody's second factor already are counted apart: whoever types them in as
 * theirs must not use up the owner's codes.
 */
const onRecord: ReadonlySet<CodePurpose> = new Set(['login', 'step-up', 'change-old'])

const purposes: Record<CodePurpose, string> = {
  enable: 'to set up two-factor authentication',
  'change-old': 'to allow another phone number for two-factor authentication',
  'change-new': 'to use this number for two-factor authentication',
  login: 'to sign in',
  'step-up': 'to confirm that it is you',
}

/**
 * Sends a code to each number, all or none; returns when the next may be asked for, and where a
 * demo shows it.
 */
export async function sendCodes(
  { db, services, caller, now, reply }: Pick<Call<Endpoint>, 'db' | 'services' | 'caller' | 'now' | 'reply'>,
  codes: readonly { purpose: CodePurpose; phone: string }[],
): Promise<{ resendAfterSeconds: number; readAt: string | null }> {
  const { config } = services
  const owner = { userId: caller.actor.userId, sessionKey: caller.sessionKey }
  const wait = (refusal: Refusal, seconds: number) => {
    void reply.header('retry-after', String(seconds))
    const message = refusal.message.replace('a while', `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`)
    return new Refused({ ...refusal, message, details: { retryAfterSeconds: seconds } })
  }
  await db.inTransaction(async (tx) => {
    const counted = codes.map(({ purpose, phone }) => `${onRecord.has(purpose) ? 'own-phone' : 'phone'}:${phone}`)
    const keys = [`account:${owner.userId}`, ...counted.toSorted()]
    const seconds = await claimSending(tx, keys, now)
    if (seconds > 0) throw wait(twoFactorRefusals.code_too_soon, seconds)
    const late = await beyondLimit(tx, keys, now)
    if (late > 0) throw wait(twoFactorRefusals.too_many_codes, late)
    const lifetime = config.constants.codeLifetimeMinutes
    const expiresAt = new Date(now.getTime() + lifetime * 60_000)
    for (const { purpose, phone } of codes) {
      const text = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
      await putCode(tx, sealOf(config), owner, { purpose, phone, text, now, expiresAt })
      const message = `${text} is your Larder code ${purposes[purpose]}. It works for ${lifetime} minutes. Never tell it to anybody.`
      await queueSecretSms(tx, { to: phone, text: message }, sealOf(config), expiresAt)
    }
  })
  return { resendAfterSeconds: resendSeconds, readAt: config.demo === 'off' ? null : outboxScreen.at() }
}

/** Seconds until a limit opens again; 0 when none is reached. */
async function beyondLimit(tx: Queries, keys: readonly string[], now: Date): Promise<number> {
  let late = 0
  for (const limit of limits) {
    for (const key of keys) {
      const { allowed, retryAfterSeconds } = await countAttempt(tx, `codes-${limit.what}:${key}`, limit, now)
      if (!allowed) late = Math.max(late, retryAfterSeconds)
    }
  }
  return late
}
