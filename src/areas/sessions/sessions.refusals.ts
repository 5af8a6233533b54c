import { refusals } from '#contract/refusals.ts'

/** Every "no" of signing in (AUTH-1). Unknown users and wrong passwords read the same. */
export const sessionRefusals = refusals({
  login_failed: [401, 'Login failed!'],
  /** AUTH-3: the password is right but must be replaced; `details.resetToken` opens the page for it and nothing else. */
  password_expired: [403, 'Your password has expired. Please set a new one.'],
  reset_link_invalid: [400, 'This link has expired or was used already. Please ask for a new one.'],
  password_wrong: [400, 'The current password is not right.'],
  password_unchanged: [400, 'The new password must differ from the current one.'],
  password_not_yours: [403, 'Passwords are changed by their owner, signed in as a customer.'],
  sessions_not_yours: [403, 'Sessions are seen and ended by their owner alone.'],
  session_not_found: [404, 'This session has ended already.'],
  too_many_attempts: [429, 'Too many sign-in attempts. Please wait a few minutes and try again.'],
})
