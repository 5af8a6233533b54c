import { acknowledgePayment } from '#areas/payments/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { paymentBookedReport, reportPaymentBooked } from '../erp.endpoints.ts'
import { once, readSigned } from './signed-message.ts'

const maxBytes = 16_384

/** BILL-3: what the ERP has in its books is no longer taken off what it states. */
export const paymentBookedHandler = handle(reportPaymentBooked, async (call) => {
  const { messageId, paymentId, part } = await readSigned(call, paymentBookedReport, maxBytes)
  await once(call.services, messageId, call.now, (tx) => acknowledgePayment(tx, paymentId, part, call.now))
  return { isSuccess: true as const }
})
