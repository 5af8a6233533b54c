import { z } from 'zod'
import { customerKeyPattern, maxCustomerKey } from '#kit/customer-key.ts'
import { pageQuery, queryFlag, queryList } from '#contract/paging.ts'
import { askedDate, divisionCode } from '#contract/values.ts'
import { creditCodeKey } from './credit-code.ts'
import { creditStatuses, creditTypes } from './credit-request.ts'

/** CREDIT-2: the seven quick filters, in their order. */
export const quickFilters = [
  'all',
  'approvedByMe',
  'assignedToMe',
  'rejectedByMe',
  'unassigned',
  'pendingDsrApproval',
  'pendingDsmApproval',
] as const
/** One of them. */
export type QuickFilter = (typeof quickFilters)[number]

/** Their texts, letter for letter (S1 section 2). */
export const quickFilterNames: Readonly<Record<QuickFilter, string>> = {
  all: 'All requests',
  approvedByMe: 'Approved by me',
  assignedToMe: 'Assigned to me',
  rejectedByMe: 'Rejected by me',
  unassigned: 'Unassigned',
  pendingDsrApproval: 'Pending DSR Approval',
  pendingDsmApproval: 'Pending DSM Approval',
}

/** Divisions of a list unless others are chosen (S1 section 9). */
export const defaultCreditDivisions: readonly string[] = ['NLV', 'NIC']

/** Columns that sort; `due`: open ones first, what is to be decided soonest at the top. */
export const creditSorts = ['due', 'createdAt', 'amount', 'requestNumber', 'invoiceDate', 'status'] as const
/** One of them. */
export type CreditSort = (typeof creditSorts)[number]

/** 'NLV/0000101': a bill-to's or ship-to's number is only unique within its division. */
const divisionAndNumber = (what: string) =>
  z.string().max(maxCustomerKey).regex(customerKeyPattern, `A ${what} is DIVISION/NUMBER`)
const email = z.string().trim().toLowerCase().max(254)

/** CREDIT-2: filters of the queue, in the address and on the wire alike. */
export const creditFilters = z.object({
  /** Number of request or invoice, ship-to, item number or words. */
  keyword: z.string().trim().max(100).default(''),
  divisions: queryList
    .pipe(z.array(divisionCode))
    .meta({ description: 'Division codes; NLV,NIC by default' })
    .optional(),
  /** Mail addresses of the ship-to's sales manager and sales rep; count for staff alone. */
  dsm: email.optional(),
  dsr: email.optional(),
  billTo: divisionAndNumber('bill-to').optional(),
  shipTo: divisionAndNumber('ship-to').optional(),
  creditTypes: queryList.pipe(z.array(z.enum(creditTypes))).optional(),
  statuses: queryList
    .pipe(z.array(z.enum(creditStatuses)))
    .meta({ description: 'Credit states, such as approved,rejected' })
    .optional(),
  codes: queryList.pipe(z.array(creditCodeKey)).meta({ description: 'Credit codes, such as SHORT,DAMAGED' }).optional(),
  invoiceFrom: askedDate.optional(),
  invoiceTo: askedDate.optional(),
  returnFrom: askedDate.optional(),
  returnTo: askedDate.optional(),
  /** A user's id; counts for staff alone. */
  assignedTo: z.uuid().optional(),
  /** Open, and to be decided before now; counts for staff alone. */
  late: queryFlag.optional(),
})
/** Filters of the queue. */
export type CreditFilters = z.output<typeof creditFilters>

/** CREDIT-2: the quick filter and the order of the queue. */
export const creditOrder = {
  quick: z.enum(quickFilters).default('all'),
  sort: z.enum(creditSorts).default('due'),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
}

/** CREDIT-2: a page of the queue. */
export const creditQuery = pageQuery.extend(creditFilters.shape).extend(creditOrder)
