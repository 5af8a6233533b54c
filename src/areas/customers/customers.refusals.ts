import { refusals } from '#contract/refusals.ts'

/** Every "no" about customers (CUST-1); screens that show one load this file. */
export const customerRefusals = refusals({
  on_credit_hold: [422, 'This account is on credit hold. Please reach out to the credit department.'],
  bill_to_not_found: [404, 'Bill-to not found.'],
  prospect_cannot_use_guides: [403, 'Guides are for customers. Please contact your DSR to open an account.'],
})
