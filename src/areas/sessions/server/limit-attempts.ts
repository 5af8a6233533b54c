import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { countAttempt, forgiveAttempt } from '#platform/rate-limits/rate-limit.ts'
import { sessionRefusals } from '../sessions.refusals.ts'

/** One address may try this many times as often as one account: an office shares its address. */
const addressShare = 10

/**
 * AUTH-1: counts an attempt against an account and against the caller's address, and refuses beyond the limit. Account and
 * address count together, so that a stranger elsewhere cannot shut out the owner. Answers how to give the attempt back.
 */
export async function limitAttempts(
  { db, services, now, address, reply }: Pick<Call<Endpoint>, 'db' | 'services' | 'now' | 'address' | 'reply'>,
  what: string,
  account: string,
): Promise<() => Promise<void>> {
  const { constants } = services.config
  const limit = { max: constants.mostSignInAttempts, windowMinutes: constants.signInWindowMinutes }
  const counted = [
    [`${what}:${account}:${address}`, limit],
    [`${what}-address:${address}`, { ...limit, max: limit.max * addressShare }],
  ] as const
  const attempts = await Promise.all(counted.map(([key, most]) => countAttempt(db, key, most, now)))
  const refused = attempts.find((attempt) => !attempt.allowed)
  if (refused) {
    void reply.header('retry-after', String(refused.retryAfterSeconds))
    throw new Refused(sessionRefusals.too_many_attempts)
  }
  return async () => void (await Promise.all(counted.map(([key, most]) => forgiveAttempt(db, key, most, now))))
}
