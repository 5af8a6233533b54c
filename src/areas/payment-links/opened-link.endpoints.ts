import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cents } from '#contract/values.ts'
import { paymentMethodRefusals } from '#areas/payment-methods/payment-methods.refusals.ts'
import { makePaymentRefusals } from '#areas/payments/payments.refusals.ts'
import { maxLinkInvoices, openedLink } from './payment-link.ts'
import { invoiceNumber } from './payment-links.endpoints.ts'
import { openLinkRefusals } from './payment-links.refusals.ts'

// The token travels in the body: addresses reach logs and histories.
const token = z.string().max(200)

/** Every wrong, expired or revoked token has the same response. */
const always = [openLinkRefusals.link_not_valid, openLinkRefusals.too_many_link_attempts]
const unpayable = [
  openLinkRefusals.link_tried_out,
  openLinkRefusals.link_being_paid,
  openLinkRefusals.link_paid,
  openLinkRefusals.link_settled,
  paymentMethodRefusals.card_payments_unavailable,
  paymentMethodRefusals.card_processor_away,
]

/** NEXT-13: what the page of a link shows, to whoever has the link. */
export const openPaymentLink = endpoint({
  name: 'openPaymentLink',
  method: 'POST',
  path: '/pay/link/open',
  summary: 'What a payment link pays, for whoever has it',
  access: 'public',
  body: z.object({ token }),
  answer: openedLink,
  refusals: always,
})

/** NEXT-13, security 25: a token for the card processor's page, good once and for minutes. */
export const startLinkCard = endpoint({
  name: 'startLinkCard',
  method: 'POST',
  path: '/pay/link/card-token',
  summary: 'A token for the card processor’s page, to pay by a link',
  access: 'public',
  body: z.object({ token }),
  answer: z.object({ response: z.string(), ccUrl: z.string() }),
  refusals: [...always, ...unpayable],
})

/**
 * NEXT-13: pays a link's invoices with the card the processor took. Sent again with the same card
 * it returns the same payment.
 */
export const payByLink = endpoint({
  name: 'payByLink',
  method: 'POST',
  path: '/pay/link/pay',
  summary: 'Pay the invoices of a payment link by card, exactly once',
  access: 'public',
  body: z.object({
    token,
    utaTokenId: z.string().min(1).max(200),
    utaCustomerId: z.string().min(1).max(200),
    /** What was shown as open, so that nobody pays another amount than they saw. */
    invoices: z.array(z.object({ invoiceNumber, seenOpen: cents.min(0).max(1e12) })).max(maxLinkInvoices),
    total: cents.min(0).max(1e12),
  }),
  answer: z.object({ isSuccess: z.literal(true), paymentNumber: z.string() }),
  refusals: [
    ...always,
    ...unpayable,
    openLinkRefusals.card_declined,
    paymentMethodRefusals.card_entry_ended,
    ...Object.values(makePaymentRefusals),
  ],
})
