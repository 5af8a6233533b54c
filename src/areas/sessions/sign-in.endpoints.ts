import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** AUTH-1, AUTH-2: what the sign-in form consists of here. */
export const getSignInOptions = endpoint({
  name: 'getSignInOptions',
  method: 'GET',
  path: '/sign-in/options',
  summary: 'The sign-in methods of this installation',
  access: 'public',
  answer: z.object({
    /** Cloudflare's widget with this key, or the stand-in. */
    turnstileSiteKey: z.string().nullable(),
    /** True: internal users have 'Login with Okta'. */
    hasSingleSignOn: z.boolean(),
  }),
})

/** AUTH-1: a token of the stand-in for the bot challenge. */
export const startLocalChallenge = endpoint({
  name: 'startLocalChallenge',
  method: 'POST',
  path: '/sign-in/challenge',
  summary: 'Pass the stand-in for the bot challenge',
  access: 'public',
  rateLimit: { max: 300, minutes: 1 },
  answer: z.object({ token: z.string() }),
})
