import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { queryNumber } from '#contract/paging.ts'
import { billToNumber, divisionCode } from '#contract/values.ts'
import { usersRefusals } from '#areas/users/users.refusals.ts'
import { billToRequest, ownBillToRequest, requestTexts } from './bill-to-request.ts'
import { billToRequestRefusals } from './bill-to-requests.refusals.ts'

/** Requests on a page (decided constants: tables). */
export const requestPageSize = 10

const params = z.object({ billToRequestId: z.uuid() })

/** USERS-2: the caller's own requests, and the divisions a bill-to can be of. */
export const listOwnBillToRequests = endpoint({
  name: 'listOwnBillToRequests',
  method: 'GET',
  path: '/me/bill-to-requests',
  summary: 'The user’s own requests for bill-tos',
  noProxy: true,
  livesBy: ['notifications'],
  answer: z.object({
    /** The newest first, at most 50. */
    requests: z.array(ownBillToRequest),
    divisions: z.array(z.object({ code: divisionCode, name: z.string() })),
  }),
})

/** USERS-2: the response is the same for a number that no bill-to has. */
export const requestBillTo = endpoint({
  name: 'requestBillTo',
  method: 'POST',
  path: '/me/bill-to-requests',
  summary: 'Request access to another bill-to by its number',
  noProxy: true,
  idempotent: true,
  status: 201,
  body: z.strictObject({
    division: divisionCode,
    number: billToNumber,
    note: freeText(requestTexts.note),
  }),
  answer: z.object({ message: z.string(), request: ownBillToRequest }),
  refusals: [
    billToRequestRefusals.bill_to_requests_for_customers,
    billToRequestRefusals.bill_to_already_yours,
    billToRequestRefusals.bill_to_already_requested,
    billToRequestRefusals.too_many_bill_to_requests,
  ],
})

/** USERS-2: the caller no longer wants it. */
export const withdrawBillToRequest = endpoint({
  name: 'withdrawBillToRequest',
  method: 'POST',
  path: '/me/bill-to-requests/:billToRequestId/withdraw',
  summary: 'Withdraw a request for a bill-to',
  noProxy: true,
  idempotent: true,
  params,
  answer: z.object({ message: z.string() }),
  refusals: [billToRequestRefusals.bill_to_request_not_found, billToRequestRefusals.bill_to_request_decided],
})

const deciding = { needs: ['viewUsers', 'updateUserProfile', 'addBillTo'], noProxy: true } as const
const decisionRefusals = [
  billToRequestRefusals.bill_to_request_not_found,
  billToRequestRefusals.bill_to_request_decided,
  usersRefusals.user_not_found,
  usersRefusals.users_not_yours_to_change,
  usersRefusals.own_account,
  usersRefusals.user_holds_more,
  usersRefusals.user_has_other_customers,
  usersRefusals.bill_to_not_addable,
]

/** USERS-2: waiting requests of users in the caller's care for bill-tos of the caller's. */
export const listBillToRequests = endpoint({
  ...deciding,
  name: 'listBillToRequests',
  method: 'GET',
  path: '/bill-to-requests',
  summary: 'Requests for bill-tos that wait for a decision, the oldest first',
  livesBy: ['notifications'],
  query: z.object({
    pageNo: queryNumber(1, 100_000).default(1),
    pageSize: queryNumber(1, 100).default(requestPageSize),
  }),
  answer: z.object({
    requests: z.array(billToRequest),
    totalRecords: z.number().int(),
    /** The page asked for, or the last one there is. */
    pageNo: z.number().int(),
  }),
})

/** USERS-2: gives the bill-to to whoever asked, and notifies them. */
export const addRequestedBillTo = endpoint({
  ...deciding,
  name: 'addRequestedBillTo',
  method: 'POST',
  path: '/bill-to-requests/:billToRequestId/add',
  summary: 'Add a requested bill-to to its user',
  idempotent: true,
  params,
  answer: z.object({ message: z.string() }),
  refusals: [...decisionRefusals, billToRequestRefusals.requested_bill_to_missing],
})

/** USERS-2: whoever asked reads the reason. */
export const declineBillToRequest = endpoint({
  ...deciding,
  name: 'declineBillToRequest',
  method: 'POST',
  path: '/bill-to-requests/:billToRequestId/decline',
  summary: 'Decline a request for a bill-to, with a reason',
  idempotent: true,
  params,
  body: z.strictObject({ reason: freeText(requestTexts.reason).min(1, 'Enter a reason') }),
  answer: z.object({ message: z.string() }),
  refusals: decisionRefusals,
})
