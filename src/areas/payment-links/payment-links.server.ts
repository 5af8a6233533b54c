import type { ServerArea } from '#platform/http/area.ts'
import {
  createPaymentLinkHandler,
  draftPaymentLinkHandler,
  listPaymentLinksHandler,
  revokePaymentLinkHandler,
} from './server/links.routes.ts'
import { openPaymentLinkHandler, payByLinkHandler, startLinkCardHandler } from './server/opened-link.routes.ts'
import { linkBookChecks } from './server/book-checks.ts'

/** Payment links: a mail whose link pays invoices without signing in. */
export const paymentLinksServer: ServerArea = {
  name: 'payment-links',
  handlers: [
    listPaymentLinksHandler,
    draftPaymentLinkHandler,
    createPaymentLinkHandler,
    revokePaymentLinkHandler,
    openPaymentLinkHandler,
    startLinkCardHandler,
    payByLinkHandler,
  ],
  bookChecks: linkBookChecks,
}
