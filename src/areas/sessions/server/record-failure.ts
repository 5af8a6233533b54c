import { audit } from '#platform/audit/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { countAttempt } from '#platform/rate-limits/rate-limit.ts'
import { nameableAddress } from '../rules/nameable-address.ts'

/**
 * Failures recorded from everywhere together: strangers at a thousand addresses do not fill the
 * trail.
 */
const limit = { max: 1_000, windowMinutes: 15 }

/**
 * PLAT-8: a sign-in that failed, in the trail: under the account it was for, or under none; never
 * with what was typed as the password. Known and unknown addresses take the same path, so that the
 * response time reveals nothing.
 */
export async function recordFailure(
  { db, now, address }: Pick<Call<Endpoint>, 'db' | 'now' | 'address'>,
  failure: {
    readonly userId: string | undefined
    readonly email: string
    readonly what: 'password' | 'second factor' | 'single sign-on'
  },
): Promise<void> {
  const { allowed } = await countAttempt(db, 'failed-sign-in-entries', limit, now)
  if (!allowed) return
  const { userId, what } = failure
  const entity = userId === undefined ? 'sign-in:unknown' : `user:${userId}`
  const email = nameableAddress(failure.email)
  const details = { what, ...(email !== undefined && { email }) }
  await audit(db, { actor: null, action: 'session.fail', entity, details, address })
}
