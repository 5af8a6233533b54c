import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryList, queryNumber } from '#contract/paging.ts'
import { askedDate, calendarDate, shipToParams } from '#contract/values.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { order, orderStatuses, orderSummary } from './order.ts'
import { orderRefusals } from './order.refusals.ts'

/** S0 section 3: which date the range is about. */
export const orderDateTypes = ['delivery_date', 'order_date', 'modified_on', 'created_on'] as const

/** ORDER-1: filters of the sales-order list, in the URL and on the wire alike. */
export const orderQuery = pageQuery.extend({
  keyword: z.string().trim().max(100).default(''),
  dateType: z.enum(orderDateTypes).default('delivery_date'),
  from: askedDate.optional(),
  to: askedDate.optional(),
  statuses: queryList.pipe(z.array(z.enum(orderStatuses))).optional(),
  soTypes: queryList.pipe(z.array(z.enum(soTypes))).optional(),
  sort: z.enum(['placedAt', 'deliveryDate', 'orderNumber', 'subtotal', 'status']).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
})

/**
 * ORDER-1: sales orders of a ship-to. Default range: 30 days back to 7 days ahead by delivery date.
 */
export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/sales-orders',
  livesBy: ['order'],
  summary: 'Sales orders of the ship-to',
  params: shipToParams,
  query: orderQuery,
  needs: ['viewSalesOrders'],
  answer: z.object({
    orders: z.array(orderSummary),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** IANA name; days and times of the division's orders are shown in it. */
    timeZone: z.string(),
    /** In the division's time zone. */
    today: calendarDate,
    from: calendarDate,
    to: calendarDate,
  }),
  refusals: [orderRefusals.range_starts_too_early, orderRefusals.range_ends_too_late, orderRefusals.range_is_backwards],
})

/**
 * SHELL-10: the latest orders of every ship-to the caller may act for whose number, ERP number or
 * PO is the keyword.
 */
export const findOrders = endpoint({
  name: 'findOrders',
  method: 'GET',
  path: '/sales-orders',
  livesBy: ['order'],
  summary: 'Sales orders of all ship-tos by number or PO',
  query: z.object({
    keyword: z.string().trim().min(1).max(100),
    limit: queryNumber(1, 30).default(10),
  }),
  needs: ['viewSalesOrders'],
  answer: z.object({ orders: z.array(orderSummary) }),
})

/** ORDER-1: one order with lines and the history of its states. */
export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/sales-orders/:orderId',
  livesBy: ['order'],
  summary: 'One sales order',
  params: shipToParams.extend({ orderId: z.uuid() }),
  needs: ['viewSalesOrders'],
  answer: z.object({
    order,
    /** IANA name of the division's zone, for the times of its history. */
    timeZone: z.string(),
  }),
  refusals: [orderRefusals.order_not_found],
})
