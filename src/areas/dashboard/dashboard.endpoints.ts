import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, cents, instant, shipToParams } from '#contract/values.ts'
import { accountsSummary } from '#areas/accounts/customer-details.ts'
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
  /** Why it failed, as the ERP says it; empty when it did not, or without a reason. */
  reason: z.string(),
})

const delivery = z.object({ date: calendarDate, orders: z.number().int(), cases: z.number().int() })

/** What was ordered for a week, from Monday on. */
export const weekOfOrders = z.object({ monday: calendarDate, cases: z.number().int(), spend: cents })

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
     * The last 12 weeks by delivery date, from Monday on, the present one last; without
     * failed, expired and cancelled orders.
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
