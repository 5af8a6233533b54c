import { refusals } from '#contract/refusals.ts'

/** Every "no" of signing in (AUTH-1). Unknown users and wrong passwords read the same. */
export const sessionRefusals = refusals({
  login_failed: [401, 'Login failed!'],
  /**
   * AUTH-3: the password is right but must be replaced; `details.resetToken` opens the page for it
   * and nothing else.
   */
  password_expired: [403, 'Your password has expired. Please set a new one.'],
  reset_link_invalid: [400, 'This link has expired or was used already. Please ask for a new one.'],
  password_wrong: [400, 'The current password is not right.'],
  password_unchanged: [400, 'The new password must differ from the current one.'],
  password_not_yours: [403, 'Only its owner changes a password, where they sign in with one.'],
  session_not_found: [404, 'This session has ended already.'],
  challenge_failed: [403, 'The security check was not passed. Please try again.'],
  challenge_unavailable: [503, 'The security check cannot be reached. Please try again in a moment.'],
  /** AUTH-2: returned only after the right password. */
  single_sign_on_only: [403, 'Staff sign in with Okta here. Please use "Login with Okta".'],
  /** Security 40. */
  another_user: [409, 'This sign-in belongs to another user than the page.'],
  too_many_attempts: [429, 'Too many sign-in attempts. Please wait a few minutes and try again.'],
})
