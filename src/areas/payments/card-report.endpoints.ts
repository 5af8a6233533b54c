import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { paymentRefusals } from './payments.refusals.ts'

/** The type of a signed report, whose bytes are read as they were sent. */
export const cardReportType = 'application/vnd.card-report+json'

/** BILL-3: the card processor reports a charge, signed with PAYMENTS_WEBHOOK_SECRET. */
export const reportCardCharge = endpoint({
  name: 'reportCardCharge',
  method: 'POST',
  path: '/pay/card-report',
  summary: 'The card processor reports a charge',
  access: 'public',
  rawBody: [cardReportType],
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [paymentRefusals.report_not_signed, common.unsupported_type, common.too_large],
})
