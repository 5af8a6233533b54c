import { refusals } from '#contract/refusals.ts'

/**
 * Every "no" of two-factor authentication (AUTH-5, AUTH-6). `details.errorCode` of sign-in is the
 * specification's (S0 section 4).
 */
export const twoFactorRefusals = refusals({
  not_for_you: [403, 'Two-factor authentication is set up by customers, signed in as themselves.'],
  phone_invalid: [400, 'Invalid phone number'],
  phone_country_closed: [400, 'Codes cannot be sent to this country.'],
  phone_unchanged: [400, 'New phone number cannot be same as last phone number'],
  already_enabled: [409, 'Two-factor authentication is enabled already.'],
  not_enabled: [409, 'Two-factor authentication is not enabled.'],
  enforced: [403, 'Two-factor authentication is required for your account and cannot be disabled.'],
  last_factor: [403, 'Two-factor authentication is required for your account. Add another way to sign in first.'],
  nothing_to_resend: [409, 'No code is waiting for this number. Please start again.'],
  /** `details.retryAfterSeconds` feeds the countdown. */
  code_too_soon: [429, 'A code was sent a moment ago. Please wait a while before asking for another.'],
  too_many_codes: [429, 'Too many codes were sent. Please try again later.'],
  code_invalid: [400, 'Invalid code. Please check it and try again.'],
  code_expired: [400, 'The code has expired. Please ask for a new one.'],
  login_code_expired: [400, 'The code has expired. Please sign in again.'],
  login_unknown: [400, 'Login failed!'],
  too_many_tries: [429, 'Too many wrong codes. Please try again later.'],
  proof_password_wrong: [400, 'The password is not right.'],
  no_such_method: [400, 'This way to confirm is not set up for your account.'],
  reset_not_yours: [403, 'Your own second factor is reset by another member of staff.'],
  reset_other_within_a_day: [
    409,
    'You have reset this user’s password within the last 24 hours. Another member of staff must reset the second factor.',
  ],
})
