import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { readRawBody } from '#platform/http/read-raw-body.ts'
import { readCardReport, rememberReport, reportHeaders } from '#platform/payments/card-report.ts'
import { cardReportType, reportCardCharge } from '../card-report.endpoints.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { queueCharge } from './charge-card.ts'

const maxBytes = 16_384
const isOurs = sql('payments.is-ours', 'select id from payments where id::text = :key')

/**
 * BILL-3: the processor reports a charge. The report is a hint to ask at once: what is recorded is
 * what the processor says under the payment's key, so that a late report and a look always agree.
 */
export const reportCardChargeHandler = handle(reportCardCharge, async ({ services, now, request }) => {
  const header = (name: string) => String(request.headers[name] ?? '')
  if (header('content-type').split(';')[0]?.trim().toLowerCase() !== cardReportType)
    throw new Refused(common.unsupported_type)
  const body = await readRawBody(request.raw, maxBytes)
  const secret = services.config.outside.paymentsWebhookSecret
  const received = { timestamp: header(reportHeaders.timestamp), signature: header(reportHeaders.signature), body }
  const report = secret === undefined ? undefined : readCardReport(secret, received, now)
  if (!report) throw new Refused(paymentRefusals.report_not_signed)
  await services.db.inTransaction(async (tx) => {
    if (!(await rememberReport(tx, report.messageId, now))) return
    const payment = await tx.maybe<{ id: string }>(isOurs({ key: report.charge.key }))
    if (payment) await queueCharge(tx, payment.id, now)
  })
  return { isSuccess: true as const }
})
