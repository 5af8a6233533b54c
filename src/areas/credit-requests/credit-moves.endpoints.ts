import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { cents } from '#contract/values.ts'
import { creditLimits } from './credit-draft.ts'
import { creditStatuses } from './credit-request.ts'
import { creditParams, creditPath } from './credit-requests.endpoints.ts'
import { creditDraftRefusals, creditRefusals } from './credit-requests.refusals.ts'
import { creditTexts } from './credit-texts.ts'

const reason = freeText(creditTexts.reason)
const assignee = z.object({
  /** A user's id; whoever asks, unless given. */
  assigneeId: z.uuid().optional(),
})

const move = {
  method: 'PUT',
  params: creditParams,
  idempotent: true,
  answer: z.object({
    isSuccess: z.literal(true),
    message: z.string(),
    status: z.enum(creditStatuses),
    version: z.number().int(),
  }),
} as const
const byStaff = { ...move, needs: ['viewCreditRequests', 'actOnCreditRequests'], staffOnly: true } as const
const usual = [creditRefusals.credit_request_not_found, creditRefusals.credit_move_not_possible] as const
const ofAssignee = [...usual, creditRefusals.credit_assignee_unknown, creditRefusals.credit_assignee_same] as const

/** CREDIT-3: pending approval becomes in progress with somebody. */
export const assignCreditRequest = endpoint({
  ...byStaff,
  name: 'assignCreditRequest',
  path: `${creditPath}/assign`,
  summary: 'Assign a credit request',
  body: assignee,
  refusals: ofAssignee,
})

/** CREDIT-3: in progress goes back to pending approval. */
export const unassignCreditRequest = endpoint({
  ...byStaff,
  name: 'unassignCreditRequest',
  path: `${creditPath}/unassign`,
  summary: 'Put a credit request back into the queue',
  refusals: usual,
})

/** CREDIT-3: in progress with another assignee. */
export const reassignCreditRequest = endpoint({
  ...byStaff,
  name: 'reassignCreditRequest',
  path: `${creditPath}/reassign`,
  summary: 'Give a credit request to a colleague',
  body: z.object({ assigneeId: z.uuid() }),
  refusals: ofAssignee,
})

/** CREDIT-3: in progress with whoever takes it over. */
export const takeOverCreditRequest = endpoint({
  ...byStaff,
  name: 'takeOverCreditRequest',
  path: `${creditPath}/take-over`,
  summary: 'Take over a credit request from a colleague',
  refusals: usual,
})

/** CREDIT-3: the assignee approves, all of it or in part by line; the ERP books it. */
export const approveCreditRequest = endpoint({
  ...byStaff,
  name: 'approveCreditRequest',
  path: `${creditPath}/approve`,
  summary: 'Approve a credit request, in full or in part',
  body: z.object({
    /** Lines that are not approved as they were asked for. */
    lines: z
      .array(
        z.object({
          lineNumber: z.number().int().min(1).max(1_000_000),
          /** Whole cases or eaches; hundredths of a pound; 0: declined. */
          quantity: z
            .number('Quantities are whole numbers')
            .int('Quantities are whole numbers')
            .min(0, 'Quantity cannot be less than 0')
            .max(100_000_000, 'Quantity is too large'),
          /** Less than that is worth; null: what it is worth. */
          amount: cents
            .min(0, 'The amount cannot be less than $0.00')
            .max(1e12, 'The amount is too large')
            .nullable()
            .default(null),
        }),
      )
      .max(creditLimits.lines, `At most ${creditLimits.lines} lines at once`)
      .default([]),
  }),
  refusals: [
    ...usual,
    creditRefusals.credit_line_unknown,
    creditRefusals.credit_approved_above_asked,
    creditRefusals.credit_approved_nothing,
  ],
})

/** CREDIT-3: the assignee rejects. */
export const rejectCreditRequest = endpoint({
  ...byStaff,
  name: 'rejectCreditRequest',
  path: `${creditPath}/reject`,
  summary: 'Reject a credit request',
  body: z.object({ reason }),
  refusals: [...usual, creditRefusals.credit_reason_missing],
})

/** CREDIT-3: the DSR approves, and above the limit the DSM. */
export const dsrApproveCreditRequest = endpoint({
  ...byStaff,
  name: 'dsrApproveCreditRequest',
  path: `${creditPath}/dsr-approve`,
  summary: 'Approve a credit request as its DSR or DSM',
  refusals: usual,
})

/** CREDIT-3: the DSR, or the DSM, rejects. */
export const dsrRejectCreditRequest = endpoint({
  ...byStaff,
  name: 'dsrRejectCreditRequest',
  path: `${creditPath}/dsr-reject`,
  summary: 'Reject a credit request as its DSR or DSM',
  body: z.object({ reason }),
  refusals: [...usual, creditRefusals.credit_reason_missing],
})

/** CREDIT-3: whoever made the request cancels it while it is open. */
export const cancelCreditRequest = endpoint({
  ...move,
  name: 'cancelCreditRequest',
  path: `${creditPath}/cancel`,
  summary: 'Cancel a credit request one has made, while it is open',
  needs: ['viewCreditRequests'],
  body: z.object({ reason: reason.default('') }),
  refusals: usual,
})

/** Most requests of one bulk call. */
export const maxBulk = 100
const ids = z.array(z.uuid()).min(1, 'Choose at least one request').max(maxBulk, `At most ${maxBulk} at once`)
const bulk = {
  method: 'POST',
  needs: ['viewCreditRequests', 'actOnCreditRequests'],
  staffOnly: true,
  idempotent: true,
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    /** In the order asked for: what became of each. */
    results: z.array(
      z.object({
        id: z.uuid(),
        /** Null where there is none for the caller. */
        requestNumber: z.string().nullable(),
        isSuccess: z.boolean(),
        /** Why not; null when it was done. */
        code: z.string().nullable(),
        message: z.string(),
        /** As it is now; null where there is none for the caller. */
        status: z.enum(creditStatuses).nullable(),
      }),
    ),
  }),
} as const

/** CREDIT-4: each request is assigned or not, by itself. */
export const bulkAssignCreditRequests = endpoint({
  ...bulk,
  name: 'bulkAssignCreditRequests',
  path: '/credit-requests/bulk/assign',
  summary: 'Assign several credit requests',
  body: assignee.extend({ ids }),
  refusals: [creditRefusals.credit_assignee_unknown],
})

/** CREDIT-4: each request goes back to the queue or not, by itself. */
export const bulkUnassignCreditRequests = endpoint({
  ...bulk,
  name: 'bulkUnassignCreditRequests',
  path: '/credit-requests/bulk/unassign',
  summary: 'Put several credit requests back into the queue',
  body: z.object({ ids }),
})

/** CREDIT-4: each request goes to a colleague or not, by itself. */
export const bulkReassignCreditRequests = endpoint({
  ...bulk,
  name: 'bulkReassignCreditRequests',
  path: '/credit-requests/bulk/reassign',
  summary: 'Give several credit requests to a colleague',
  body: z.object({ ids, assigneeId: z.uuid() }),
  refusals: [creditRefusals.credit_assignee_unknown],
})

/** CREDIT-4: a comment, for everybody or among staff. */
export const commentCreditRequest = endpoint({
  method: 'POST',
  name: 'commentCreditRequest',
  path: `${creditPath}/comments`,
  summary: 'Comment on a credit request; @names of staff get mail',
  params: creditParams,
  needs: ['viewCreditRequests'],
  idempotent: true,
  status: 201,
  body: z.object({
    text: freeText(creditTexts.comment).default(''),
    isInternal: z.boolean().default(false),
    photos: z
      .array(z.uuid())
      .max(creditLimits.photos, `At most ${creditLimits.photos} photos of a comment`)
      .default([]),
  }),
  answer: z.object({
    isSuccess: z.literal(true),
    message: z.string(),
    id: z.uuid(),
    /** Names of the staff who got mail. */
    mentioned: z.array(z.string()),
  }),
  refusals: [
    creditRefusals.credit_request_not_found,
    creditRefusals.credit_comment_empty,
    creditRefusals.credit_internal_by_staff,
    creditDraftRefusals.credit_photo_not_yours,
  ],
})

/** CREDIT-3, CREDIT-4: staff a request can be assigned to, or called by name in a comment. */
export const listCreditStaff = endpoint({
  name: 'listCreditStaff',
  method: 'GET',
  path: '/credit-requests/staff',
  summary: 'Staff who work on credit requests',
  needs: ['viewCreditRequests', 'actOnCreditRequests'],
  staffOnly: true,
  answer: z.object({
    staff: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** What a comment calls them by, without the @. */
        mention: z.string(),
        roleName: z.string(),
        /** True: requests can be assigned to them. */
        isClerk: z.boolean(),
        /** Requests in progress with them. */
        inProgress: z.number().int(),
      }),
    ),
  }),
})
