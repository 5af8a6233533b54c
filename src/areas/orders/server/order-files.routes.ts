import { Readable } from 'node:stream'
import { withByteOrderMark } from '#contract/file-content.ts'
import { dayOfUser, myDivisions, shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { toCsv } from '#kit/csv.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { streamXlsx, writeXlsx } from '#platform/xlsx/write-xlsx.ts'
import type { Order } from '../order.ts'
import {
  downloadOrderCsv,
  downloadOrderPdf,
  downloadOrdersCsv,
  downloadOrdersXlsx,
  downloadOrderXlsx,
  maxOrdersInFile,
} from '../order-files.endpoints.ts'
import { orderRefusals } from '../order.refusals.ts'
import { orderFileRows, orderListHead, orderListRow } from '../rules/order-file.ts'
import { orderRange } from '../rules/order-range.ts'
import { drawOrder } from './order-pdf.ts'
import { readOrders } from './order-list.store.ts'
import { readOrder } from './order.store.ts'

/** Orders read at a time; the connection is free between two pages, however slow the download. */
const ordersAtOnce = 500

type OneOrder = Pick<Call<typeof downloadOrderCsv>, 'db' | 'params' | 'caller' | 'reply'>

/** The order, and its number as the name of the file. */
async function orderOf({ db, params, caller, reply }: OneOrder, ending: string): Promise<Order> {
  const order = await readOrder(db, params, params.orderId, caller.isStaff)
  if (!order) throw new Refused(orderRefusals.order_not_found)
  const name = order.orderNumber.replace(/[^\w-]/g, '')
  void reply.header('content-disposition', `attachment; filename="order-${name}.${ending}"`)
  return order
}

/** ORDER-1: one order as CSV; what a spreadsheet would run is escaped (security 57). */
export const downloadOrderCsvHandler = handle(downloadOrderCsv, async (call) =>
  withByteOrderMark(toCsv(orderFileRows(await orderOf(call, 'csv')))),
)

/** ORDER-1: the same as a workbook, in which a text is never a formula. */
export const downloadOrderXlsxHandler = handle(downloadOrderXlsx, async (call) => {
  const order = await orderOf(call, 'xlsx')
  return writeXlsx(`Order ${order.orderNumber}`, orderFileRows(order))
})

/** ORDER-1: the same on paper. */
export const downloadOrderPdfHandler = handle(downloadOrderPdf, async (call) => {
  const { timeZone } = shipToOf(call.caller)
  return drawOrder(await orderOf(call, 'pdf'), { timeZone, writtenAt: call.now })
})

/** ORDER-1: the list as CSV, streamed. */
export const downloadOrdersCsvHandler = handle(downloadOrdersCsv, async (call) => {
  const pages = await ordersOf(call, 'csv')
  return Readable.from(csvOf(pages))
})

async function* csvOf(pages: AsyncIterable<readonly (readonly (string | number)[])[]>): AsyncGenerator<string> {
  yield withByteOrderMark('')
  for await (const rows of pages) yield toCsv(rows)
}

/** ORDER-1: the list as a workbook, streamed. */
export const downloadOrdersXlsxHandler = handle(downloadOrdersXlsx, async (call) =>
  Readable.from(streamXlsx('Sales orders', await ordersOf(call, 'xlsx'))),
)

type ManyOrders = Pick<Call<typeof downloadOrdersCsv>, 'db' | 'query' | 'caller' | 'reply' | 'now' | 'services'>

/** The rows of a file page by page, the head first; what is refused is refused before the first. */
async function ordersOf({ db, query, caller, reply, now, services }: ManyOrders, ending: string) {
  const { userId } = caller.actor
  const today = (await myDivisions(db, userId)).map(({ timeZone }) => todayIn(timeZone, now)).toSorted()[0]
  const day = today ?? (await dayOfUser(db, userId, now))
  const range = orRefuse(orderRange(query, day, services.config.constants.salesOrderDaysBack))
  void reply.header('content-disposition', `attachment; filename="sales-orders-${day}.${ending}"`)
  // Sorted as they are paged, so that an order placed during the download is not in it twice.
  const filters = { ...query, sort: 'placedAt', sortDirection: 'desc' } as const
  return (async function* rows() {
    yield [orderListHead]
    let after: string | undefined
    for (let read = 0; read < maxOrdersInFile; read += ordersAtOnce) {
      const page = { limit: ordersAtOnce, offset: 0, includeTotal: false, after }
      const { orders } = await readOrders(db, { userId, scope: query }, range, filters, page)
      if (orders.length > 0) yield orders.map(orderListRow)
      if (orders.length < ordersAtOnce) return
      after = orders.at(-1)!.id
    }
  })()
}
