import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { calendarDate, cents, instant } from '#contract/values.ts'
import { orderStatuses } from '#areas/orders/order.ts'
import { repEmail } from '#areas/sales-analytics/sales.ts'
import { customerToCall as customer, queueOf as listOf } from '#areas/people/customer-to-call.ts'
import { weekOfOrders } from './dashboard.endpoints.ts'

/** Entries of each list of the work queue: at first, and at most when all are asked for. */
export const queueLimits = { first: 6, max: 200 }

/**
 * SHELL-8: what waits for staff, over all customers they look after; days are those of each
 * division. A list whose feature the reader lacks is null: it is not read.
 */
export const getWorkQueue = endpoint({
  name: 'getWorkQueue',
  method: 'GET',
  path: '/staff/work-queue',
  livesBy: ['carts', 'order'],
  summary: 'What waits for a member of staff',
  query: z.object({
    /** Most entries of each list. */
    limit: queryNumber(1, queueLimits.max).default(queueLimits.first),
    rep: repEmail.optional(),
  }),
  staffOnly: true,
  answer: z.object({
    serverTime: instant,
    /** Of the last two weeks; those still to be delivered first, the nearest day at the top. */
    failedOrders: listOf(
      z.object({
        ...customer,
        id: z.uuid(),
        orderNumber: z.string(),
        status: z.enum(orderStatuses),
        placedOn: calendarDate,
        deliveryDate: calendarDate.nullable(),
        subtotal: cents,
        isEstimate: z.boolean(),
        /** As the ERP says it; empty when it does not. */
        reason: z.string(),
      }),
    ).nullable(),
    /**
     * With lines, for delivery from yesterday to three days ahead, or changed in two weeks and
     * still without a date.
     */
    openCarts: listOf(
      z.object({
        ...customer,
        id: z.uuid(),
        po: z.string(),
        deliveryDate: calendarDate.nullable(),
        /** Until when staff can order it; null without a date or a cut-off. */
        cutOffAt: instant.nullable(),
        /** IANA name, for the cut-off. */
        timeZone: z.string(),
        lines: z.number().int(),
        cases: z.number().int(),
        /** At the prices of its own delivery date. */
        subtotal: cents,
        isEstimate: z.boolean(),
        isVisibleToCustomer: z.boolean(),
        changedOn: calendarDate,
      }),
    ).nullable(),
    /** Ship-tos with open invoices that were due before today, what they owe most first. */
    overdueAccounts: listOf(
      z.object({ ...customer, pastDue: cents, invoices: z.number().int(), oldestDueDate: calendarDate }),
    ).nullable(),
  }),
})

/** SHELL-8: what all customers of a member of staff ordered in the last weeks. */
export const getTeamWeeks = endpoint({
  name: 'getTeamWeeks',
  method: 'GET',
  path: '/staff/weeks',
  summary: 'Orders of the customers of a member of staff by week',
  needs: ['viewSalesOrders'],
  staffOnly: true,
  answer: z.object({
    /**
     * The last 12 weeks by delivery date, from Monday on, the present one last; without
     * failed, expired and cancelled orders. Which week is the present one is each division's own
     * day.
     */
    weeks: z.array(weekOfOrders),
  }),
})
