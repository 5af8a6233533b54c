import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { calendarDate, cents, instant, shipToParams } from '#contract/values.ts'
import { accountsSummary } from '#areas/customers/customer-details.ts'
import { shipToChoice } from '#areas/people/current-user.ts'
import { orderStatuses } from '#areas/orders/order.ts'

const orderOnItsWay = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  po: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: calendarDate.nullable(),
  lines: z.number().int(),
  subtotal: cents,
  isEstimate: z.boolean(),
})

const delivery = z.object({ date: calendarDate, orders: z.number().int(), cases: z.number().int() })

const weekOfOrders = z.object({ monday: calendarDate, cases: z.number().int(), spend: cents })

/** SHELL-8: what a buyer of a ship-to needs first. Parts the user has no feature for are null. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/dashboard',
  livesBy: ['order'],
  summary: 'The ship-to at a glance',
  params: shipToParams,
  answer: z.object({
    /** In the division's time zone. */
    today: calendarDate,
    serverTime: instant,
    /** The next regular delivery that can still be ordered for, and until when. */
    nextDelivery: z.object({ date: calendarDate, cutOffAt: instant.nullable() }).nullable(),
    /** Placed and not invoiced yet, failed ones first, then by delivery date. */
    orders: z.array(orderOnItsWay).nullable(),
    /** Days with deliveries from today on. */
    deliveries: z.array(delivery).nullable(),
    /**
     * The last 12 weeks by delivery date, from Monday on, the present one last; without failed and
     * expired orders.
     */
    weeks: z.array(weekOfOrders).nullable(),
    /** No order of this bill-to is taken until the credit department lifts it. */
    isOnCreditHold: z.boolean(),
    /** What this ship-to owes, and what the whole bill-to does. */
    account: z
      .object({
        billTo: accountsSummary,
        open: cents,
        pastDue: cents,
        pastDueInvoices: z.number().int(),
        /** The next due date of an open invoice that is not past due. */
        nextDueDate: calendarDate.nullable(),
      })
      .nullable(),
  }),
})

/** Entries of each list of the work queue: at first, and at most when all are asked for. */
export const queueLimits = { first: 5, max: 200 }

const place = { shipTo: shipToChoice }

const listOf = <T extends z.ZodType>(entry: T) => z.object({ total: z.number().int(), entries: z.array(entry) })

/**
 * SHELL-8: what waits for staff, over all customers they look after; days are those of each
 * division.
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
  }),
  staffOnly: true,
  answer: z.object({
    /** Of the last two weeks, the latest first. */
    failedOrders: listOf(
      z.object({
        ...place,
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
    ),
    /**
     * With lines, for delivery from yesterday to three days ahead, or changed in two weeks and
     * still without a date.
     */
    openCarts: listOf(
      z.object({
        ...place,
        id: z.uuid(),
        po: z.string(),
        deliveryDate: calendarDate.nullable(),
        lines: z.number().int(),
        isVisibleToCustomer: z.boolean(),
        changedOn: calendarDate,
      }),
    ),
    /**
     * Ship-tos with open invoices that were due before today, what they owe most first; null
     * without the feature.
     */
    overdueAccounts: listOf(
      z.object({ ...place, pastDue: cents, invoices: z.number().int(), oldestDueDate: calendarDate }),
    ).nullable(),
  }),
})
