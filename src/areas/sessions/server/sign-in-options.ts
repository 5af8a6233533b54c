import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { handle } from '#platform/http/handle.ts'
import { getSignInOptions, startLocalChallenge } from '../sign-in.endpoints.ts'
import { localToken } from './bot-challenge.ts'

/** AUTH-1, AUTH-2: a demo brings a provider of its own for single sign-on. */
export const getSignInOptionsHandler = handle(getSignInOptions, async ({ services: { config } }) => ({
  turnstileSiteKey: config.outside.turnstileSiteKey ?? null,
  hasSingleSignOn: config.outside.oidcIssuer !== undefined || config.demo !== 'off',
}))

/** AUTH-1: where Turnstile is at work there is no stand-in. */
export const startLocalChallengeHandler = handle(startLocalChallenge, async ({ services: { config }, now }) => {
  if (config.outside.turnstileSecret) throw new Refused(common.not_found)
  return { token: localToken(config, now) }
})
