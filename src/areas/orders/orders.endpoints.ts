import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { calendarDate, instant, shipToParams } from '#contract/values.ts'
import { listedOrder, order, orderSummary } from './order.ts'
import { orderQuery, searchQuery } from './order-filters.ts'
import { orderRefusals } from './order.refusals.ts'

/** A page of a list, with the range it holds. */
const page = z.object({
  orders: z.array(listedOrder),
  totalRecords: z.number().int().optional(),
  pageNo: z.number().int(),
  pageSize: z.number().int(),
  from: calendarDate,
  to: calendarDate,
  /** In the division's time zone; over several divisions in that of the first one. */
  today: calendarDate,
})
const rangeRefusals = [
  orderRefusals.range_starts_too_early,
  orderRefusals.range_ends_too_late,
  orderRefusals.range_is_backwards,
]

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
  answer: page.extend({
    /** IANA name; days and times of the division's orders are shown in it. */
    timeZone: z.string(),
  }),
  refusals: rangeRefusals,
})

/**
 * ORDER-1: the same over every ship-to the caller may act for, narrowed by division, bill-to,
 * ship-to, DSM and DSR.
 */
export const searchOrders = endpoint({
  name: 'searchOrders',
  method: 'GET',
  path: '/sales-orders',
  livesBy: ['order'],
  summary: 'Sales orders of all ship-tos, by filters',
  query: searchQuery,
  needs: ['viewSalesOrders'],
  answer: page.extend({
    /** IANA names by division, for the times of its orders. */
    timeZones: z.record(z.string(), z.string()),
  }),
  refusals: rangeRefusals,
})

/**
 * SHELL-10: the latest orders of every ship-to the caller may act for whose number, ERP number or
 * PO is the keyword.
 */
export const findOrders = endpoint({
  name: 'findOrders',
  method: 'GET',
  path: '/sales-orders/by-number',
  livesBy: ['order'],
  summary: 'Sales orders of all ship-tos by number or PO',
  query: z.object({
    keyword: z.string().trim().min(1).max(100),
    limit: queryNumber(1, 30).default(10),
  }),
  needs: ['viewSalesOrders'],
  answer: z.object({ orders: z.array(orderSummary) }),
})

/** One order in a path. */
export const orderPath = '/divisions/:division/ship-tos/:shipTo/sales-orders/:orderId'
/** What `orderPath` names. */
export const orderParams = shipToParams.extend({ orderId: z.uuid() })

/** ORDER-1: one order with lines and the history of its states. */
export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: orderPath,
  livesBy: ['order'],
  summary: 'One sales order',
  params: orderParams,
  needs: ['viewSalesOrders'],
  answer: z.object({
    order,
    /** IANA name of the division's zone, for the times of its history. */
    timeZone: z.string(),
    /** NEXT-2: until when it can be changed; null when no route gives a cut-off. */
    cutOffAt: instant.nullable(),
    /** Why the reader cannot change or cancel it, as a sentence; null when they can. */
    whyNotChange: z.string().nullable(),
    whyNotCancel: z.string().nullable(),
  }),
  refusals: [orderRefusals.order_not_found],
})

/** NEXT-2: a former version of an order, as it was when it was replaced. */
export const getOrderVersion = endpoint({
  name: 'getOrderVersion',
  method: 'GET',
  path: `${orderPath}/versions/:version`,
  summary: 'A former version of a sales order',
  params: orderParams.extend({ version: queryNumber(1, 1_000_000) }),
  needs: ['viewSalesOrders'],
  answer: z.object({ order }),
  refusals: [orderRefusals.order_not_found, orderRefusals.order_version_not_found],
})
