import { refusals } from '#contract/refusals.ts'

/** Every "no" of making and revoking payment links (NEXT-13). */
export const paymentLinkRefusals = refusals({
  link_bill_to_not_found: [404, 'Bill-to not found.'],
  link_not_found: [404, 'Payment link not found.'],
  link_invoices_missing: [422, 'Choose at least one invoice.'],
  link_invoice_not_open: [422, 'This invoice is not open for this bill-to.'],
  link_nothing_open: [404, 'None of these invoices is open.'],
  link_email_invalid: [422, 'Enter a full e-mail address, such as name@example.com.'],
  link_cards_not_allowed: [422, 'A link is paid by card, and cards cannot be used here.'],
  too_many_links: [429, 'Too many payment links were sent. Please try again later.'],
  link_is_over: [409, 'This link no longer works anyway.'],
  link_is_used: [409, 'This link was paid and cannot be revoked.'],
})

/** Every "no" to whoever has a link and is not signed in. */
export const openLinkRefusals = refusals({
  link_not_valid: [404, 'This payment link does not work. Please ask whoever sent it for a new one.'],
  too_many_link_attempts: [429, 'Too many attempts. Please wait a few minutes and try again.'],
  link_tried_out: [409, 'This link was tried too often. Please ask whoever sent it for a new one.'],
  link_being_paid: [409, 'This link is being paid right now.'],
  link_paid: [409, 'This link was paid already.'],
  link_settled: [409, 'These invoices were paid already. Nothing is left to pay.'],
  card_declined: [422, 'The card was declined.'],
})
