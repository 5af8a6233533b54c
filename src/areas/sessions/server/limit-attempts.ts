import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { countAttempt, forgiveAttempt } from '#platform/rate-limits/rate-limit.ts'
import { sessionRefusals } from '../sessions.refusals.ts'

/**
 * One address may try this many times as often as one account there, for an office shares its
 * address; one account from everywhere, too.
 */
const share = 10

/**
 * AUTH-1: counts an attempt against an account and against the caller's address, and refuses beyond
 * the limit. Account and address count together, so that a stranger elsewhere cannot shut out the
 * owner; a device the owner has signed in on counts alone, so that not even a stranger in the same
 * office or at a thousand addresses can. Returns how to give the attempt back.
 */
export async function limitAttempts(
  { db, services, now, address, reply }: Pick<Call<Endpoint>, 'db' | 'services' | 'now' | 'address' | 'reply'>,
  what: string,
  account: string,
  knownDevice?: Buffer,
): Promise<() => Promise<void>> {
  const { constants } = services.config
  const limit = { max: constants.maxSignInAttempts, windowMinutes: constants.signInWindowMinutes }
  const shared = { ...limit, max: limit.max * share }
  const counted = knownDevice
    ? ([[`${what}-device:${account}:${knownDevice.toString('hex')}`, limit]] as const)
    : ([
        [`${what}:${account}:${address}`, limit],
        [`${what}-address:${address}`, shared],
        ...(account === '' ? [] : ([[`${what}-account:${account}`, shared]] as const)),
      ] as const)
  const attempts = await Promise.all(counted.map(([key, most]) => countAttempt(db, key, most, now)))
  const refused = attempts.find((attempt) => !attempt.allowed)
  if (refused) {
    void reply.header('retry-after', String(refused.retryAfterSeconds))
    throw new Refused(sessionRefusals.too_many_attempts)
  }
  return async () => void (await Promise.all(counted.map(([key, most]) => forgiveAttempt(db, key, most, now))))
}
