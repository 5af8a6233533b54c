import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { streamedContent } from '#contract/file-content.ts'
import { calendarDate, cents, divisionCode, instant } from '#contract/values.ts'
import { invoiceNumber } from '#areas/invoice-pages/invoices.endpoints.ts'
import { askedCredit, creditOptions } from './credit-draft.ts'
import { creditFilters, creditOrder, creditQuery, quickFilters } from './credit-filters.ts'
import { creditRequest, creditStatuses, creditSummary } from './credit-request.ts'
import { creditDraftRefusals, creditRefusals } from './credit-requests.refusals.ts'

const needs = ['viewCreditRequests'] as const

/** CREDIT-2: requests of every ship-to the caller may act for. */
export const listCreditRequests = endpoint({
  name: 'listCreditRequests',
  method: 'GET',
  path: '/credit-requests',
  livesBy: ['credit-request'],
  summary: 'Credit requests, by filters',
  query: creditQuery,
  needs,
  answer: z.object({
    requests: z.array(creditSummary),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** For what is late, and how long something still has. */
    serverTime: instant,
    /** IANA names by division, for the times of its requests. */
    timeZones: z.record(z.string(), z.string()),
    /** CREDIT-4: the reader may assign requests, as clerks may. */
    mayAssign: z.boolean(),
  }),
  refusals: [creditRefusals.credit_range_is_backwards],
})

/** CREDIT-2: how many requests each quick filter has, with the other filters as they are. */
export const countCreditRequests = endpoint({
  name: 'countCreditRequests',
  method: 'GET',
  path: '/credit-requests/counts',
  livesBy: ['credit-request'],
  summary: 'How many credit requests each quick filter has',
  query: creditFilters,
  needs,
  answer: z.object({
    counts: z.record(z.enum(quickFilters), z.number().int()),
    /** Open, and past the time by which they were to be decided. */
    late: z.number().int(),
  }),
  refusals: [creditRefusals.credit_range_is_backwards],
})

/** Max requests in one file. */
export const maxCreditsInFile = 50_000

/** CREDIT-2: the queue as it is filtered and sorted, all pages of it; streamed. */
export const downloadCreditRequests = endpoint({
  name: 'downloadCreditRequests',
  method: 'GET',
  path: '/credit-requests/csv',
  summary: 'Credit requests as CSV',
  query: creditFilters.extend(creditOrder),
  needs,
  answer: streamedContent,
  file: 'text/csv; charset=utf-8',
  refusals: [creditRefusals.credit_range_is_backwards],
})

/** A request in a path. */
export const creditPath = '/credit-requests/single/:creditRequestId'
/** What `creditPath` names. */
export const creditParams = z.object({ creditRequestId: z.uuid() })

/** CREDIT-1 to 4: one request with its lines, trail and comments. */
export const getCreditRequest = endpoint({
  name: 'getCreditRequest',
  method: 'GET',
  path: creditPath,
  livesBy: ['credit-request', 'invoice'],
  summary: 'One credit request',
  params: creditParams,
  needs,
  answer: z.object({
    request: creditRequest,
    /** IANA name of the division's zone. */
    timeZone: z.string(),
    today: calendarDate,
    serverTime: instant,
  }),
  refusals: [creditRefusals.credit_request_not_found],
})

/** CREDIT-2: what was asked before: by the ship-to, and for the items of the request. */
export const getCreditHistory = endpoint({
  name: 'getCreditHistory',
  method: 'GET',
  path: `${creditPath}/history`,
  livesBy: ['credit-request'],
  summary: 'Earlier credit requests of the ship-to and of its items',
  params: creditParams,
  needs,
  answer: z.object({
    /** Of the last 365 days, at most 50, the latest first. */
    requests: z.array(
      z.object({
        id: z.uuid(),
        requestNumber: z.string(),
        status: z.enum(creditStatuses),
        createdOn: calendarDate,
        codes: z.array(z.string()),
        amount: cents,
        approvedAmount: cents.nullable(),
        /** Items it has in common with this request. */
        sameItems: z.array(z.string()),
      }),
    ),
    /** Of the ship-to in the last 365 days. */
    asked: cents,
    approved: cents,
  }),
  refusals: [creditRefusals.credit_request_not_found],
})

const ofInvoice = '/divisions/:division/invoices/:invoiceUid'
const invoiceParams = z.object({
  division: divisionCode,
  /** The number on the invoice. */
  invoiceUid: invoiceNumber,
})

/** CREDIT-1: what of an invoice can still be credited, and for which reasons. */
export const getCreditOptions = endpoint({
  name: 'getCreditOptions',
  method: 'GET',
  path: `${ofInvoice}/credit-options`,
  livesBy: ['credit-request', 'invoice'],
  summary: 'What of an invoice can still be credited',
  params: invoiceParams,
  needs: ['addCreditRequests'],
  answer: z.object({ options: creditOptions }),
  refusals: [creditDraftRefusals.credit_invoice_not_found],
})

const create = {
  method: 'POST',
  params: invoiceParams,
  needs: ['addCreditRequests'],
  idempotent: true,
  status: 201,
  body: askedCredit,
  answer: z.object({
    isSuccess: z.literal(true),
    message: z.string(),
    id: z.uuid(),
    requestNumber: z.string(),
    status: z.enum(creditStatuses),
    total: cents,
  }),
} as const
const { credit_for_customers: forCustomers, ...draftRefusals } = creditDraftRefusals

/** CREDIT-1: a customer asks for credit; staff logged in as the customer do as well. */
export const createCustomerCreditRequest = endpoint({
  ...create,
  name: 'createCustomerCreditRequest',
  path: `${ofInvoice}/customer-credit-request`,
  summary: 'A customer asks for credit of an invoice',
  refusals: [forCustomers, ...Object.values(draftRefusals)],
})

/** CREDIT-1: staff ask for credit for a customer. */
export const createInternalCreditRequest = endpoint({
  ...create,
  name: 'createInternalCreditRequest',
  path: `${ofInvoice}/internal-user-credit-request`,
  summary: 'Staff ask for credit of an invoice for a customer',
  staffOnly: true,
  refusals: Object.values(draftRefusals),
})
