import { refusals } from '#contract/refusals.ts'

/** Every "no" of acting as a customer (AUTH-8, security 1 and 2). */
export const actingRefusals = refusals({
  login_as_not_allowed: [403, 'You do not have access to login as.'],
  already_logged_in_as: [409, 'You are logged in as someone else. Return to self first.'],
  not_a_customer: [403, 'You can only log in as a customer.'],
  customer_inactive: [409, 'This user is not active.'],
  customer_not_yours: [404, 'User not found.'],
})
