import { endpoint } from '#contract/endpoint.ts'
import { fileContent, streamedContent } from '#contract/file-content.ts'
import { orderFilters, orderScope } from './order-filters.ts'
import { orderParams, orderPath } from './orders.endpoints.ts'
import { orderRefusals } from './order.refusals.ts'

/** Orders in a file of the list at most; the rest is another range. */
export const maxOrdersInFile = 20_000

const csv = 'text/csv; charset=utf-8'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const one = {
  method: 'GET',
  params: orderParams,
  needs: ['viewSalesOrders'],
  answer: fileContent,
  refusals: [orderRefusals.order_not_found],
} as const
const many = {
  method: 'GET',
  query: orderFilters.extend(orderScope.shape),
  needs: ['viewSalesOrders'],
  answer: streamedContent,
  refusals: [orderRefusals.range_starts_too_early, orderRefusals.range_ends_too_late, orderRefusals.range_is_backwards],
} as const

/** ORDER-1: an order on paper. */
export const downloadOrderPdf = endpoint({
  ...one,
  name: 'downloadOrderPdf',
  path: `${orderPath}/pdf`,
  summary: 'A sales order as PDF',
  file: 'application/pdf',
})

/** ORDER-1: the lines of an order, as ordered, confirmed, shipped and billed. */
export const downloadOrderCsv = endpoint({
  ...one,
  name: 'downloadOrderCsv',
  path: `${orderPath}/csv`,
  summary: 'A sales order as CSV',
  file: csv,
})

/** ORDER-1: the same as a workbook. */
export const downloadOrderXlsx = endpoint({
  ...one,
  name: 'downloadOrderXlsx',
  path: `${orderPath}/xlsx`,
  summary: 'A sales order as XLSX',
  file: xlsx,
})

/** ORDER-1: the orders of a list, the latest placed first; streamed. */
export const downloadOrdersCsv = endpoint({
  ...many,
  name: 'downloadOrdersCsv',
  path: '/sales-orders-csv',
  summary: 'Sales orders as CSV',
  file: csv,
})

/** ORDER-1: the same as a workbook. */
export const downloadOrdersXlsx = endpoint({
  ...many,
  name: 'downloadOrdersXlsx',
  path: '/sales-orders-xlsx',
  summary: 'Sales orders as XLSX',
  file: xlsx,
})
