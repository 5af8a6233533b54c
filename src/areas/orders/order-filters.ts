import { z } from 'zod'
import { customerKeyPattern, maxCustomerKey } from '#kit/customer-key.ts'
import { pageQuery, queryList } from '#contract/paging.ts'
import { askedDate, divisionCode } from '#contract/values.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { type OrderStatus, orderStatuses, statusNumbers } from './order.ts'

/** S0 section 3: which date the range is about. */
export const orderDateTypes = ['delivery_date', 'order_date', 'modified_on', 'created_on'] as const
/** Columns that sort. */
export const orderSorts = ['orderNumber', 'placedAt', 'deliveryDate', 'status', 'subtotal'] as const
/** S0 section 3: the credit type of a list: everything, credits only, or none of them. */
export const creditTypes = ['all', 'credits', 'noCredits'] as const

const statusOf = new Map<string, OrderStatus>(
  orderStatuses.flatMap((status) => [
    [status, status] as const,
    ...(statusNumbers[status] === null ? [] : [[String(statusNumbers[status]), status] as const]),
  ]),
)
/** All=0: no state is filtered out. */
const all = new Set(['all', '0'])

/** States by their words or numbers; undefined for all of them. */
const statusList = queryList
  .pipe(z.array(z.string().refine((name) => all.has(name) || statusOf.has(name), 'Not a status of an order')))
  .transform((names) =>
    names.some((name) => all.has(name)) || names.length === 0 ? undefined : names.map((name) => statusOf.get(name)!),
  )
  .meta({
    description: 'Words or numbers: all=0, Placed=1, InProgress=2, Failed=3, Expired=4, Cancelled=5, Open, Invoiced',
  })

/** 'NLV/0000101': a bill-to's or ship-to's number is only unique within its division. */
const divisionAndNumber = (what: string) =>
  z.string().max(maxCustomerKey).regex(customerKeyPattern, `A ${what} is DIVISION/NUMBER`)

/** ORDER-1: filters of a list of sales orders, in the address and on the wire alike. */
export const orderFilters = z.object({
  keyword: z.string().trim().max(100).default(''),
  dateType: z.enum(orderDateTypes).default('delivery_date'),
  from: askedDate.optional(),
  to: askedDate.optional(),
  statuses: statusList.optional(),
  soTypes: queryList.pipe(z.array(z.enum(soTypes))).optional(),
  creditType: z.enum(creditTypes).default('all'),
  /** online -1, Punchout 5. */
  originSource: z.enum(['-1', '5']).transform(Number).optional(),
  sort: z.enum(orderSorts).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
})
/** Filters of a list of sales orders. */
export type OrderFilters = z.output<typeof orderFilters>

/** ORDER-1: whose orders a list over several ship-tos holds; access decides first (ACCESS-4). */
export const orderScope = z.object({
  /** Without any: all the caller has (NLV and NIC). */
  divisions: queryList.pipe(z.array(divisionCode)).meta({ description: 'Division codes, such as NLV,NIC' }).optional(),
  billTo: divisionAndNumber('bill-to').optional(),
  shipTo: divisionAndNumber('ship-to').optional(),
  /** Mail address of the sales manager of the ship-to. */
  dsm: z.string().trim().toLowerCase().max(254).optional(),
  /** Mail address of its sales rep. */
  dsr: z.string().trim().toLowerCase().max(254).optional(),
})
/** Whose orders a list over several ship-tos holds. */
export type OrderScope = z.output<typeof orderScope>

/** A page of the orders of one ship-to. */
export const orderQuery = pageQuery.extend(orderFilters.shape)
/** A page of the orders of several ship-tos. */
export const searchQuery = orderQuery.extend(orderScope.shape)
