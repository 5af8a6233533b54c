import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Call } from '#platform/http/handle.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { botChallengeOf } from './bot-challenge.ts'
import { type Attempt, mayRepeat, spendToken } from './challenge.store.ts'
import { isFromPage } from './device-cookie.ts'

/**
 * What an attempt shows: a token of the widget, a key of an earlier attempt that passed, or
 * neither.
 */
export interface Shown {
  readonly turnstileToken?: string | undefined
  readonly turnstileIdempotentKey?: string | undefined
}

/**
 * AUTH-1: checks what is shown before anything else is done; refuses a token that is false or used.
 * Returns what is still to ask once the outcome is known: a key counts only for the same account,
 * the same stored password and the same outcome.
 */
export async function passChallenge(
  { db, services, now, address, request }: Pick<Call<Endpoint>, 'db' | 'services' | 'now' | 'address' | 'request'>,
  { turnstileToken: token, turnstileIdempotentKey: key }: Shown,
): Promise<(attempt: Attempt) => Promise<void>> {
  const challenge = botChallengeOf(services)
  // Our stand-in stops no program; scripts need not call it. What a page sends must have passed.
  const isNeeded = challenge.provider === 'turnstile' || isFromPage(request)
  const isPassed =
    token !== undefined && (await challenge.check(token, { address, now })) && (await spendToken(db, token, now))
  const isOpen = !isPassed && (isNeeded || token !== undefined)
  if (isOpen && key === undefined) throw new Refused(sessionRefusals.challenge_failed)
  return async (attempt) => {
    if (isOpen && !(await mayRepeat(db, key ?? '', attempt, now))) throw new Refused(sessionRefusals.challenge_failed)
  }
}
