import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { countAttempt, forgiveAttempt } from '#platform/rate-limits/rate-limit.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'

/**
 * AUTH-6: tries of app and recovery codes for an account, counted before the code is looked at.
 * Returns how to give one back.
 */
export async function limitTries({
  db,
  services,
  caller,
  now,
  reply,
}: Pick<Call<Endpoint>, 'db' | 'services' | 'caller' | 'now' | 'reply'>): Promise<() => Promise<void>> {
  const { maxWrongCodes, codeLifetimeMinutes } = services.config.constants
  const key = `second-factor:${caller.actor.userId}`
  const limit = { max: maxWrongCodes, windowMinutes: codeLifetimeMinutes }
  const { allowed, retryAfterSeconds } = await countAttempt(db, key, limit, now)
  if (!allowed) {
    void reply.header('retry-after', String(retryAfterSeconds))
    throw new Refused({ ...twoFactorRefusals.too_many_tries, details: { retryAfterSeconds } })
  }
  return () => forgiveAttempt(db, key, limit, now)
}
