import {
  payLinkAddress,
  payLinkScreen,
  paymentLinkDialog,
  paymentLinksScreen,
} from '#areas/payment-links/payment-links.addresses.ts'
import {
  paymentPlanDialog,
  paymentPlansScreen,
  proposePlanDialog,
} from '#areas/payment-plans/payment-plans.addresses.ts'
import type { learnIds } from './learn-ids.ts'
import { over, type Place, plain } from './place.ts'

/** Links that pay, and the page of one; payment plans. */
export const linkPlaces = (ids: Awaited<ReturnType<typeof learnIds>>): Place[] => [
  plain(paymentLinksScreen, 'accounts'),
  over(paymentLinkDialog, 'accounts', paymentLinksScreen, ids.linkable),
  { key: payLinkScreen.path, address: payLinkAddress(ids.linkToken), person: 'nobody', isVariant: false },
  plain(paymentPlansScreen, 'accounts'),
  over(paymentPlanDialog, 'accounts', paymentPlansScreen, ids.plan),
  over(proposePlanDialog, 'admin', paymentPlansScreen, `${ids.division}-${ids.billTo}`),
]
