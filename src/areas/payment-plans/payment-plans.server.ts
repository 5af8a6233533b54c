import type { ServerArea } from '#platform/http/area.ts'
import { planBookChecks } from './server/book-checks.ts'
import {
  acceptPaymentPlanHandler,
  declinePaymentPlanHandler,
  withdrawPaymentPlanHandler,
} from './server/change-plan.routes.ts'
import { findDuePlansJob, runPlanJob } from './server/plans.jobs.ts'
import {
  draftPaymentPlanHandler,
  getPaymentPlanHandler,
  listPaymentPlansHandler,
  proposePaymentPlanHandler,
} from './server/plans.routes.ts'

/** Payment plans: an overdue account is paid in instalments that both sides agreed to. */
export const paymentPlansServer: ServerArea = {
  name: 'payment-plans',
  handlers: [
    listPaymentPlansHandler,
    getPaymentPlanHandler,
    draftPaymentPlanHandler,
    proposePaymentPlanHandler,
    acceptPaymentPlanHandler,
    declinePaymentPlanHandler,
    withdrawPaymentPlanHandler,
  ],
  jobs: [findDuePlansJob, runPlanJob],
  bookChecks: planBookChecks,
}
