import {
  payLinkAddress,
  payLinkScreen,
  paymentLinkDialog,
  paymentLinksScreen,
} from '#areas/payment-links/payment-links.addresses.ts'
import type { learnIds } from './learn-ids.ts'
import { over, type Place, plain } from './place.ts'

/** Links that pay, and the page of one. */
export const linkPlaces = (ids: Awaited<ReturnType<typeof learnIds>>): Place[] => [
  plain(paymentLinksScreen, 'accounts'),
  over(paymentLinkDialog, 'accounts', paymentLinksScreen, ids.linkable),
  { key: payLinkScreen.path, address: payLinkAddress(ids.linkToken), person: 'nobody', isVariant: false },
]
