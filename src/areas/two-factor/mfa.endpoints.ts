import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

import { mfaInfo } from '#areas/people/current-user.ts'
import { checkCode, codeLength } from './rules/check-code.ts'
import { twoFactorRefusals } from './two-factor.refusals.ts'

/** AUTH-6: six digits, from a message or an app. */
export const verificationCode = z
  .string()
  .max(40, `Code must be ${codeLength} digits`)
  .superRefine((code, context) => {
    const problem = checkCode(code)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** A number in E.164; the server reads it again and knows which get codes. */
export const phone = z.string().min(1, 'Phone number is required').max(20, 'Invalid phone number')

/** What every call that changes the second factor returns. */
const changed = z.object({ isSuccess: z.literal(true), message: z.string(), mfaInfo: mfaInfo.nullable() })
const sendingFacts = {
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: z.number().int(),
  /** Where a demo shows the messages it sends; null elsewhere. */
  readAt: z.string().nullable(),
}
/** What every call that sends a code returns; the countdown starts from it. */
export const codeSent = z.object({
  isSuccess: z.literal(true),
  message: z.string(),
  phoneLast4: z.string(),
  ...sendingFacts,
})
const sending = [twoFactorRefusals.code_too_soon, twoFactorRefusals.too_many_codes]
const trying = [twoFactorRefusals.code_invalid, twoFactorRefusals.code_expired]

/** AUTH-5: the card of the profile: what is set up, what is required, and where codes go. */
export const getMyMfa = endpoint({
  name: 'getMyMfa',
  method: 'GET',
  path: '/me/mfa',
  summary: 'The second factor of the signed-in customer',
  noProxy: true,
  answer: z.object({
    mfaInfo: mfaInfo.nullable(),
    mfaEnforceDate: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Countries by two letters. */
    countries: z.array(z.string()),
  }),
  refusals: [twoFactorRefusals.not_for_you],
})

/**
 * AUTH-5: starts enabling by a code to the phone, or disables. `sessionExpired` is taken and means
 * nothing: the server knows the state.
 */
export const setMfa = endpoint({
  name: 'setMfa',
  method: 'POST',
  path: '/me/mfa',
  summary: 'Enable or disable two-factor authentication',
  noProxy: true,
  body: z.object({ enable: z.boolean(), phone: phone.optional(), sessionExpired: z.boolean().optional() }),
  answer: changed.extend({ phoneLast4: z.string().nullable(), ...sendingFacts }),
  refusals: [
    twoFactorRefusals.not_for_you,
    twoFactorRefusals.phone_invalid,
    twoFactorRefusals.phone_country_closed,
    twoFactorRefusals.already_enabled,
    twoFactorRefusals.not_enabled,
    twoFactorRefusals.enforced,
    ...sending,
  ],
})

/** AUTH-5: the code that was sent proves the number; from now on it is asked for at sign-in. */
export const verifyMfaCode = endpoint({
  name: 'verifyMfaCode',
  method: 'POST',
  path: '/me/mfa/verify',
  summary: 'Prove the number and enable two-factor authentication',
  noProxy: true,
  body: z.object({ verificationCode }),
  answer: changed,
  refusals: [twoFactorRefusals.not_for_you, ...trying],
})

/** AUTH-5: starts a phone change: a code to the old number and one to the new. */
export const changeMfaPhone = endpoint({
  name: 'changeMfaPhone',
  method: 'POST',
  path: '/me/mfa/phone',
  summary: 'Change the phone of two-factor authentication',
  noProxy: true,
  body: z.object({ phone }),
  answer: codeSent.extend({ currentPhoneLast4: z.string() }),
  refusals: [
    twoFactorRefusals.not_for_you,
    twoFactorRefusals.phone_invalid,
    twoFactorRefusals.phone_country_closed,
    twoFactorRefusals.phone_unchanged,
    twoFactorRefusals.not_enabled,
    ...sending,
  ],
})

/**
 * AUTH-5: both codes together move the second factor to the new number; the user's other sessions
 * end.
 */
export const verifyMfaPhone = endpoint({
  name: 'verifyMfaPhone',
  method: 'POST',
  path: '/me/mfa/phone/verify',
  summary: 'Prove both numbers and change the phone',
  noProxy: true,
  body: z.object({ verificationCode, currentPhoneCode: verificationCode }),
  answer: changed,
  refusals: [twoFactorRefusals.not_for_you, twoFactorRefusals.not_enabled, ...trying],
})

/**
 * AUTH-5: another code to the number that is being set up or changed to; the one before is void.
 */
export const resendMfaCode = endpoint({
  name: 'resendMfaCode',
  method: 'POST',
  path: '/me/mfa/resend',
  summary: 'Send the code again',
  noProxy: true,
  body: z.object({ phone }),
  answer: codeSent,
  refusals: [twoFactorRefusals.not_for_you, twoFactorRefusals.nothing_to_resend, ...sending],
})

/** AUTH-5: the banner that recommends two-factor authentication stays away. */
export const dismissMfaBanner = endpoint({
  name: 'dismissMfaBanner',
  method: 'POST',
  path: '/me/mfa/banner/dismiss',
  summary: 'Dismiss the two-factor banner',
  noProxy: true,
  answer: z.object({ isSuccess: z.literal(true), isMfaBannerDismissed: z.boolean() }),
  refusals: [twoFactorRefusals.not_for_you],
})
