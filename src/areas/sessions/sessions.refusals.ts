import { refusals } from '#contract/refusals.ts'

/** Every "no" of signing in (AUTH-1). Unknown users and wrong passwords read the same. */
export const sessionRefusals = refusals({
  login_failed: [401, 'Login failed!'],
  too_many_attempts: [429, 'Too many sign-in attempts. Please wait a few minutes and try again.'],
})
