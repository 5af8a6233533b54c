import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { verificationCode } from './mfa.endpoints.ts'
import { twoFactorRefusals } from './two-factor.refusals.ts'

/** Shown once: ten codes that each open once. */
const withRecoveryCodes = z.object({
  isSuccess: z.literal(true),
  message: z.string(),
  recoveryCodes: z.array(z.string()),
})

/**
 * AUTH-5: a fresh secret for an authenticator app, as a QR code and as letters; it counts once the
 * app's code proves it.
 */
export const startAuthenticator = endpoint({
  name: 'startAuthenticator',
  method: 'POST',
  path: '/me/mfa/authenticator',
  summary: 'Show the secret of a new authenticator app',
  stages: ['full', 'mfa-setup'],
  noProxy: true,
  answer: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** A picture of the otpauth address: a data URL. */
    qrCode: z.string(),
  }),
  refusals: [twoFactorRefusals.not_for_you],
})

/** AUTH-5: the app's first code adds it, and new recovery codes come with it. */
export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/me/mfa/authenticator/confirm',
  summary: 'Add the authenticator app with its first code',
  noProxy: true,
  body: z.object({ verificationCode }),
  answer: withRecoveryCodes,
  refusals: [
    twoFactorRefusals.not_for_you,
    twoFactorRefusals.code_invalid,
    twoFactorRefusals.code_expired,
    twoFactorRefusals.too_many_tries,
  ],
})

/** AUTH-5: takes the authenticator app away. */
export const dropAuthenticator = endpoint({
  name: 'dropAuthenticator',
  method: 'DELETE',
  path: '/me/mfa/authenticator',
  summary: 'Remove the authenticator app',
  noProxy: true,
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [twoFactorRefusals.not_for_you, twoFactorRefusals.not_enabled, twoFactorRefusals.last_factor],
})

/** AUTH-5: ten new recovery codes; all earlier ones are void. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/me/mfa/recovery-codes',
  summary: 'Make new recovery codes',
  noProxy: true,
  answer: withRecoveryCodes,
  refusals: [twoFactorRefusals.not_for_you, twoFactorRefusals.not_enabled],
})
