import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { codeSent } from './mfa.endpoints.ts'
import { mfaMethod, secondFactorProof } from './second-factor.ts'
import { twoFactorRefusals } from './two-factor.refusals.ts'

/** How the signed-in user can confirm that it is them; nothing means signing in again. */
export const getStepUp = endpoint({
  name: 'getStepUp',
  method: 'GET',
  path: '/me/step-up',
  summary: 'Ways to confirm that it is you',
  noProxy: true,
  answer: z.object({
    hasPassword: z.boolean(),
    methods: z.array(mfaMethod),
    phoneLast4: z.string().nullable(),
  }),
})

/** Sends the code to confirm with. */
export const sendStepUpCode = endpoint({
  name: 'sendStepUpCode',
  method: 'POST',
  path: '/me/step-up/code',
  summary: 'Send a code to confirm with',
  noProxy: true,
  answer: codeSent,
  refusals: [twoFactorRefusals.no_such_method, twoFactorRefusals.code_too_soon, twoFactorRefusals.too_many_codes],
})

/**
 * Notes on the session that a password or a second factor was shown; what asks for it is then open
 * for 5 minutes.
 */
export const stepUp = endpoint({
  name: 'stepUp',
  method: 'POST',
  path: '/me/step-up',
  summary: 'Confirm that it is you',
  noProxy: true,
  body: z.union([
    z.object({ method: z.literal('password'), password: z.string().min(1, 'Required').max(1024) }),
    secondFactorProof,
  ]),
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [
    twoFactorRefusals.no_such_method,
    twoFactorRefusals.code_invalid,
    twoFactorRefusals.code_expired,
    twoFactorRefusals.too_many_tries,
    twoFactorRefusals.proof_password_wrong,
  ],
})
