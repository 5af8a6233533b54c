import { substitutionRefusals } from '#areas/substitutions/substitutions.refusals.ts'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { calendarDate, cents, instant, itemNumber } from '#contract/values.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { orderParams, orderPath } from '#areas/orders/orders.endpoints.ts'
import { orderShort } from './order-short.ts'
import { shortRefusals } from './order-shorts.refusals.ts'

/** NEXT-3: the short lines of an order, with what could come instead. */
export const listOrderShorts = endpoint({
  name: 'listOrderShorts',
  method: 'GET',
  path: `${orderPath}/shorts`,
  livesBy: ['order'],
  summary: 'Short lines of a sales order',
  params: orderParams,
  needs: ['viewSalesOrders'],
  answer: z.object({
    orderNumber: z.string(),
    /** The day the prices are of. */
    priceDate: calendarDate,
    departsAt: instant.nullable(),
    /** IANA name of the division's zone. */
    timeZone: z.string(),
    /** Why the reader cannot answer, as a sentence; null when they can. */
    whyNot: z.string().nullable(),
    shorts: z.array(orderShort),
  }),
  refusals: [orderRefusals.order_not_found],
})

/**
 * NEXT-3: takes an alternate for a short line, or goes without: once, by whoever answers first. The
 * order's next version and the message `order.changed` are one transaction with it.
 */
export const answerOrderShort = endpoint({
  name: 'answerOrderShort',
  method: 'POST',
  path: `${orderPath}/shorts/:lineNumber/answer`,
  summary: 'Answer a short line of a sales order',
  params: orderParams.extend({ lineNumber: queryNumber(1, 1_000_000) }),
  needs: ['viewSalesOrders', 'manageCart', 'addOrder'],
  idempotent: true,
  body: z.object({
    /** Null: go without. */
    itemNumber: itemNumber.nullable(),
    /** What the person saw that it costs; another price is refused with ours. */
    expectedTotal: cents.optional(),
    /** True when the person has read what the item loses and takes it all the same (CHECK-2). */
    isLossAccepted: z.boolean().optional(),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [
    orderRefusals.order_not_found,
    shortRefusals.short_not_found,
    shortRefusals.short_already_answered,
    shortRefusals.short_too_late,
    shortRefusals.short_alternative_not_offered,
    shortRefusals.short_price_changed,
    substitutionRefusals.alternative_not_alike,
  ],
})
