import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryFlag } from '#contract/paging.ts'
import { billToNumber, divisionCode } from '#contract/values.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { customer, customerCart, customerEvent, customerOrder, customerRow } from './customer.ts'

/** Columns of the customers list that sort. */
export const customerSorts = ['name', 'billTo', 'city', 'pastDue', 'netDue'] as const

/** CUST-1: customers a member of staff looks after; the search also matches their ship-tos. */
export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/customers',
  summary: 'Customers with what they owe',
  staffOnly: true,
  query: pageQuery.extend({
    keyword: z.string().trim().max(100).default(''),
    division: divisionCode.optional(),
    isActive: queryFlag.optional(),
    isOnCreditHold: queryFlag.optional(),
    isProspective: queryFlag.optional(),
    /** Only with the feature to see invoices. */
    isPastDue: queryFlag.optional(),
    sort: z.enum(customerSorts).default('name'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
  }),
  answer: z.object({ customers: z.array(customerRow), totalRecords: z.number().int().optional() }),
})

const params = z.object({ division: divisionCode, billTo: billToNumber })
const refusals = [customerRefusals.bill_to_not_found] as const

/** CUST-1: one customer, for staff and for itself. */
export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/divisions/:division/bill-tos/:billTo',
  summary: 'A customer with ship-tos, contacts and what it owes',
  params,
  answer: customer,
  refusals,
})

/** CUST-1: what a customer orders and is about to. Parts the reader has no feature for are null. */
export const getCustomerWork = endpoint({
  name: 'getCustomerWork',
  method: 'GET',
  path: '/divisions/:division/bill-tos/:billTo/work',
  summary: 'Recent orders and open carts of a customer',
  params,
  answer: z.object({ orders: z.array(customerOrder).nullable(), carts: z.array(customerCart).nullable() }),
  refusals,
})

/**
 * CUST-1: what happened at a customer, the latest first. Changes made by staff are returned to
 * staff only.
 */
export const getCustomerActivity = endpoint({
  name: 'getCustomerActivity',
  method: 'GET',
  path: '/divisions/:division/bill-tos/:billTo/activity',
  summary: 'What happened at a customer',
  params,
  answer: z.object({ events: z.array(customerEvent) }),
  refusals,
})
