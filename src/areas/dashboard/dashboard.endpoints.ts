import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, cents, divisionCode, instant, itemNumber, shipToNumber, shipToParams } from '#contract/values.ts'
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

const usualItem = z.object({
  itemNumber,
  description: z.string(),
  packSizeDescription: z.string(),
  /** Which drawn placeholder stands in for a picture (ITEM-4). */
  placeholder: z.string(),
  timesOrdered: z.number().int(),
})

/** SHELL-8: what a buyer of a ship-to needs first. Parts the user has no feature for are null. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/dashboard',
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
    /** What this ship-to owes. */
    account: z
      .object({
        open: cents,
        pastDue: cents,
        pastDueInvoices: z.number().int(),
        /** The next due date of an open invoice that is not past due. */
        nextDueDate: calendarDate.nullable(),
      })
      .nullable(),
    /** What is bought most often and can still be bought. */
    usualItems: z.array(usualItem).nullable(),
  }),
})

const place = { division: divisionCode, shipTo: shipToNumber, shipToName: z.string() }

/** SHELL-8: what waits for staff, over all customers they look after; twenty of each at most. */
export const getWorkQueue = endpoint({
  name: 'getWorkQueue',
  method: 'GET',
  path: '/staff/work-queue',
  summary: 'What waits for a member of staff',
  staffOnly: true,
  answer: z.object({
    /** Of the last two weeks. */
    failedOrders: z.array(
      z.object({ ...place, id: z.uuid(), orderNumber: z.string(), status: z.enum(orderStatuses), placedAt: instant }),
    ),
    /** With lines, for delivery from yesterday to three days ahead: not ordered yet. */
    openCarts: z.array(
      z.object({
        ...place,
        id: z.uuid(),
        po: z.string(),
        deliveryDate: calendarDate,
        lines: z.number().int(),
        isVisibleToCustomer: z.boolean(),
      }),
    ),
    /** Null without the feature to see invoices. */
    overdueAccounts: z
      .array(z.object({ ...place, pastDue: cents, invoices: z.number().int(), oldestDueDate: calendarDate }))
      .nullable(),
  }),
})
