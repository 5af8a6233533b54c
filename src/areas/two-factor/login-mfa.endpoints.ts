import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#areas/people/current-user.ts'
import { codeSent, phone } from './mfa.endpoints.ts'
import { secondFactorProof } from './second-factor.ts'
import { twoFactorRefusals } from './two-factor.refusals.ts'

/**
 * AUTH-6: sends the code of signing in to the number on record. `phone` is taken and means nothing:
 * the number is the server's.
 */
export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/login/mfa/code',
  summary: 'Send the code for signing in',
  stages: ['mfa'],
  body: z.object({ phone: phone.optional() }),
  answer: codeSent,
  refusals: [twoFactorRefusals.no_such_method, twoFactorRefusals.code_too_soon, twoFactorRefusals.too_many_codes],
})

/** AUTH-5: sends a code to the number that is set up while signing in. */
export const sendSetupCode = endpoint({
  name: 'sendSetupCode',
  method: 'POST',
  path: '/login/mfa/setup-code',
  summary: 'Send a code to the number that is being set up at sign-in',
  stages: ['mfa-setup'],
  body: z.object({ phone }),
  answer: codeSent,
  refusals: [
    twoFactorRefusals.phone_invalid,
    twoFactorRefusals.phone_country_closed,
    twoFactorRefusals.code_too_soon,
    twoFactorRefusals.too_many_codes,
  ],
})

/**
 * AUTH-6: the second factor completes the sign-in: another session token, and only now the user.
 */
export const verifyLoginCode = endpoint({
  name: 'verifyLoginCode',
  method: 'POST',
  path: '/login/mfa/verify',
  summary: 'Complete the sign-in with a second factor',
  stages: ['mfa', 'mfa-setup'],
  body: secondFactorProof,
  answer: z.object({
    isSuccess: z.literal(true),
    loginStatus: z.literal('Success'),
    user: currentUser,
    /** Only after setting up an authenticator app: shown this once. */
    recoveryCodes: z.array(z.string()).optional(),
  }),
  refusals: [
    twoFactorRefusals.code_invalid,
    twoFactorRefusals.login_code_expired,
    twoFactorRefusals.login_unknown,
    twoFactorRefusals.too_many_tries,
  ],
})
