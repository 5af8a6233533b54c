import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#areas/people/current-user.ts'
import { singleSignOnRefusals } from './single-sign-on.refusals.ts'

/** AUTH-2: the way to the provider. The area single-sign-on serves it. */
export const startSingleSignOn = endpoint({
  name: 'startSingleSignOn',
  method: 'POST',
  path: '/single-sign-on/start',
  summary: 'Start "Login with Okta": answers where to go',
  access: 'public',
  rateLimit: { max: 60, minutes: 1 },
  body: z.object({
    /** Where to go afterwards; anything but a path of this site counts as the start page. */
    returnUrl: z.string().max(2000).optional(),
    /** AUTH-3: above an open page, in a window of its own, for this user alone. */
    again: z.object({ userId: z.uuid() }).optional(),
  }),
  answer: z.object({ location: z.string() }),
  refusals: [singleSignOnRefusals.sign_on_off, singleSignOnRefusals.sign_on_unavailable],
})

/**
 * AUTH-2: the way back, with all the provider has put into the address; the session cookie comes
 * with the answer.
 */
export const finishSingleSignOn = endpoint({
  name: 'finishSingleSignOn',
  method: 'POST',
  path: '/single-sign-on/finish',
  summary: 'Finish "Login with Okta"',
  access: 'public',
  rateLimit: { max: 60, minutes: 1 },
  body: z.object({
    /** The search part of the address, '?code=…&state=…'. */
    search: z.string().max(8000),
  }),
  answer: z.object({ user: currentUser, returnUrl: z.string(), isPopup: z.boolean() }),
  refusals: [
    singleSignOnRefusals.sign_on_off,
    singleSignOnRefusals.sign_on_failed,
    singleSignOnRefusals.sign_on_unavailable,
    singleSignOnRefusals.not_admitted,
    singleSignOnRefusals.sign_on_another_user,
  ],
})
