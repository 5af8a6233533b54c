import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { setSessionCookie } from './session-cookie.ts'
import { changeToken, type Proof } from './session.store.ts'

/**
 * AUTH-3: the caller's session goes on under a new token, sent as its cookie; the old one is dead
 * at once. For every change of what the session may do: a step-up, acting as another user (`userId`
 * is then the effective one) and the way back.
 */
export async function rotateSession(
  { db, services, caller, now, reply }: Pick<Call<Endpoint>, 'db' | 'services' | 'caller' | 'now' | 'reply'>,
  change: { readonly userId?: string; readonly proof?: Proof } = {},
): Promise<void> {
  const { constants } = services.config
  const lengths = { idleHours: constants.sessionIdleHours, stayHours: constants.staySignedInDays * 24 }
  const rotated = await changeToken(db, { key: caller.sessionKey, ...change }, lengths, now)
  if (!rotated) throw new Refused(common.not_signed_in)
  setSessionCookie(reply, services.config.publicUrl, rotated)
}
