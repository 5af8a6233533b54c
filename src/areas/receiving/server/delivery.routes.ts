import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { findReceipts, getReceivableDelivery, listReceivableDeliveries, printReceipt } from '../receiving.endpoints.ts'
import { mayReceive, receivableDays } from '../rules/may-receive.ts'
import { deliveriesOf, listDeliveries } from './delivery.store.ts'
import { readSignature } from './finish.store.ts'
import { answerDelivery } from './receiving-call.ts'

/** NEXT-6: the deliveries of the last and the next days. */
export const listReceivableDeliveriesHandler = handle(listReceivableDeliveries, async ({ db, params, caller, now }) => {
  const { timeZone } = shipToOf(caller)
  const today = todayIn(timeZone, now)
  return { deliveries: await listDeliveries(db, params, receivableDays(today)), today, timeZone }
})

/** NEXT-6: one delivery with its lines. */
export const getReceivableDeliveryHandler = handle(getReceivableDelivery, async ({ db, params, caller, now }) => ({
  delivery: await answerDelivery(db, params, now),
  timeZone: shipToOf(caller).timeZone,
}))

/** NEXT-6: a receipt as PDF. */
export const printReceiptHandler = handle(printReceipt, async ({ db, params, caller, reply, now }) => {
  const delivery = await answerDelivery(db, params, now)
  // Loaded with the first file: what draws PDFs takes 29 MB, and no part in starting the portal.
  const { receiptPdf } = await import('./receipt-pdf.ts')
  void reply.header('content-disposition', `inline; filename="receipt-${delivery.key}.pdf"`)
  const signature = delivery.finish && (await readSignature(db, { ...params, number: delivery.finish.number }))
  return receiptPdf({
    delivery,
    timeZone: shipToOf(caller).timeZone,
    signature: signature ?? undefined,
    writtenAt: now,
  })
})

/** NEXT-6: how an order or an invoice was received, and which of its trucks can be checked in. */
export const findReceiptsHandler = handle(findReceipts, async ({ db, params, query, caller, now }) => {
  const today = todayIn(shipToOf(caller).timeZone, now)
  const { orderId = null, invoiceNumber = null } = query
  const deliveries = await deliveriesOf(db, params, { orderId, invoiceNumber })
  const receipts = deliveries.map(({ key, day, state, finish }) => ({
    key,
    day,
    state,
    finish,
    mayReceive: mayReceive(day, today).allowed,
  }))
  return { receipts: receipts.filter((each) => each.state !== 'toReceive' || each.mayReceive) }
})
