import { declineCredit } from '#areas/credit-requests/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { creditDeclinedReport, reportCreditDeclined } from '../erp.endpoints.ts'
import { once, readSigned } from './signed-message.ts'

const maxBytes = 16_384

/** CREDIT-3: what the ERP did not book goes back to whoever decides over it. */
export const creditDeclinedHandler = handle(reportCreditDeclined, async (call) => {
  const { messageId, creditRequestId: id, attempt, reason } = await readSigned(call, creditDeclinedReport, maxBytes)
  const { now, services } = call
  const context = { now, publicUrl: services.config.publicUrl }
  await once(services, messageId, now, (tx) =>
    tx.inTransaction((inner) => declineCredit(inner, { id, attempt, reason }, context)),
  )
  return { isSuccess: true as const }
})
