import { recordLines, recordOrderStatus } from '#areas/orders/server/public.ts'
import { noticeShorts } from '#areas/order-shorts/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { orderLinesReport, orderStatusReport, reportOrderLines, reportOrderStatus } from '../erp.endpoints.ts'
import { once, readSigned } from './signed-message.ts'

/** Bytes of a report of one state, and of one about every line of a large order. */
const maxStatusBytes = 16_384
const maxLinesBytes = 4_194_304

/** PLAT-4: believes only what is signed; the order's own rule decides whether the move is one. */
export const orderStatusHandler = handle(reportOrderStatus, async (call) => {
  const { messageId, ...report } = await readSigned(call, orderStatusReport, maxStatusBytes)
  await once(call.services, messageId, call.now, (tx) => recordOrderStatus(tx, report, call.now))
  return { isSuccess: true as const }
})

/** ORDER-1: what the ERP confirms and ships of each line, signed as its states are. */
export const orderLinesHandler = handle(reportOrderLines, async (call) => {
  const { messageId, ...report } = await readSigned(call, orderLinesReport, maxLinesBytes)
  const { publicUrl } = call.services.config
  await once(call.services, messageId, call.now, async (tx) => {
    await recordLines(tx, report, call.now)
    await noticeShorts(tx, report.orderId, { now: call.now, publicUrl })
  })
  return { isSuccess: true as const }
})
