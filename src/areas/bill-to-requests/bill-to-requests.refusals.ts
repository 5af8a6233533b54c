import { refusals } from '#contract/refusals.ts'

/** Every "no" of requests for bill-tos (USERS-2). */
export const billToRequestRefusals = refusals({
  bill_to_requests_for_customers: [403, 'The customers of staff come from their role and their accounts.'],
  bill_to_already_yours: [409, 'You have this bill-to already.'],
  bill_to_already_requested: [409, 'You have requested this bill-to already. Your request is waiting.'],
  too_many_bill_to_requests: [409, 'At most 10 requests can wait at a time. Please withdraw one first.'],
  bill_to_request_not_found: [404, 'Request not found.'],
  bill_to_request_decided: [409, 'This request was decided or withdrawn already.'],
  requested_bill_to_missing: [409, 'There is no bill-to with this number. Please decline the request.'],
})
