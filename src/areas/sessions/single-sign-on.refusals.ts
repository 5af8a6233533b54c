import { refusals } from '#contract/refusals.ts'

/** Every "no" of 'Login with Okta' (AUTH-2). */
export const singleSignOnRefusals = refusals({
  sign_on_off: [404, 'Login with Okta is not set up here.'],
  sign_on_failed: [400, 'Login with Okta did not succeed. Please try again.'],
  sign_on_unavailable: [503, 'Okta cannot be reached. Please try again in a moment.'],
  not_admitted: [403, 'This Okta account belongs to no active staff user here. Please ask your administrator.'],
  sign_on_another_user: [409, 'This sign-in belongs to another user than the page.'],
})
