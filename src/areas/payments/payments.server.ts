import type { ServerArea } from '#platform/http/area.ts'
import { chargeCardJob, findForgottenJob, refundCardJob } from './server/card.jobs.ts'
import { reportCardChargeHandler } from './server/card-report.routes.ts'
import { paymentBookChecks } from './server/book-checks.ts'
import { refundPaymentHandler, resendPaymentEmailHandler, voidPaymentHandler } from './server/change-payment.routes.ts'
import {
  downloadPaymentsHandler,
  downloadReceiptHandler,
  getPaymentHandler,
  listPaymentsHandler,
} from './server/history.routes.ts'
import { paymentsImportKind } from './server/payments.import-kind.ts'
import { getPayablesHandler, makePaymentHandler } from './server/make-payment.routes.ts'

/** Payments: making them, what becomes of them, and their history. */
export const paymentsServer: ServerArea = {
  name: 'payments',
  handlers: [
    getPayablesHandler,
    makePaymentHandler,
    listPaymentsHandler,
    downloadPaymentsHandler,
    getPaymentHandler,
    downloadReceiptHandler,
    voidPaymentHandler,
    refundPaymentHandler,
    resendPaymentEmailHandler,
    reportCardChargeHandler,
  ],
  jobs: [chargeCardJob, refundCardJob, findForgottenJob],
  importKinds: [paymentsImportKind],
  bookChecks: paymentBookChecks,
}
