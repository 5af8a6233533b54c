import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import type { Caller } from './caller.ts'

/** Minutes a password or a second factor counts as just shown. */
const recentMinutes = 5

/**
 * Step-up: refuses unless this session showed a password or a second factor within the last 5
 * minutes; `by` 'password' asks for the password itself. The browser answers the refusal with
 * `useActWithProof` of two-factor and asks again.
 */
export function requireRecentProof(
  caller: Pick<Caller, 'provedAt' | 'passwordAt'>,
  now: Date,
  by: 'password' | 'any' = 'any',
): void {
  const shownAt = by === 'password' ? caller.passwordAt : caller.provedAt
  if (shownAt !== null && now.getTime() - shownAt.getTime() <= recentMinutes * 60_000) return
  throw new Refused({ ...common.step_up_needed, details: { by } })
}
