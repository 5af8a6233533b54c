import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryList } from '#contract/paging.ts'
import { billToNumber, calendarDate, cents, divisionCode } from '#contract/values.ts'
import { paymentMethodRefusals } from '#areas/payment-methods/payment-methods.refusals.ts'
import { maxLinkDays, maxLinkInvoices, paymentLink, usualLinkDays } from './payment-link.ts'
import { paymentLinkRefusals } from './payment-links.refusals.ts'

/** As imports take them. */
export const invoiceNumber = z
  .string()
  .max(30, 'An invoice number has at most 30 characters')
  .regex(/^[A-Za-z0-9-]{1,30}$/, 'An invoice number has letters, digits and dashes only')

const needs = ['sendPaymentLinks'] as const

/** NEXT-13: links of all bill-tos of the caller, the latest first. */
export const listPaymentLinks = endpoint({
  name: 'listPaymentLinks',
  method: 'GET',
  path: '/pay/links',
  livesBy: ['payment'],
  summary: 'Payment links of the caller’s bill-tos, the latest first',
  query: pageQuery.extend({
    keyword: z.string().trim().max(100).default(''),
    /** Only links of this invoice. */
    invoiceNumber: invoiceNumber.optional(),
    division: divisionCode.optional(),
  }),
  needs,
  answer: z.object({
    links: z.array(paymentLink),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  }),
})

/** NEXT-13: what a new link would be for, before it is sent. */
export const draftPaymentLink = endpoint({
  name: 'draftPaymentLink',
  method: 'GET',
  path: '/pay/links/draft',
  livesBy: ['payment', 'invoice'],
  summary: 'The invoices a new payment link would be for',
  query: z.object({ division: divisionCode, invoiceNumbers: queryList.pipe(z.array(invoiceNumber)) }),
  needs,
  answer: z.object({
    division: divisionCode,
    billTo: billToNumber,
    billToName: z.string(),
    /** Those that are open, of one bill-to; the others asked for are left out. */
    invoices: z.array(z.object({ invoiceNumber: z.string(), dueDate: calendarDate, open: cents })),
    today: calendarDate,
    /** Null where a link can be sent, else why not. */
    whyNot: z.string().nullable(),
  }),
  refusals: [paymentLinkRefusals.link_nothing_open],
})

/** NEXT-13: makes a link and mails it; its token is in that mail and nowhere else. */
export const createPaymentLink = endpoint({
  name: 'createPaymentLink',
  method: 'POST',
  path: '/pay/links',
  summary: 'Mail a link that pays invoices of a bill-to without signing in',
  needs,
  idempotent: true,
  status: 201,
  body: z.object({
    division: divisionCode,
    billTo: billToNumber,
    invoiceNumbers: z.array(invoiceNumber).max(maxLinkInvoices, `A link has at most ${maxLinkInvoices} invoices`),
    email: z.string().max(320, 'Enter a full e-mail address, such as name@example.com.'),
    days: z
      .number()
      .int()
      .min(1, 'A link works for at least 1 day')
      .max(maxLinkDays, `A link works for at most ${maxLinkDays} days`)
      .default(usualLinkDays),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), id: z.uuid() }),
  refusals: [
    paymentLinkRefusals.link_bill_to_not_found,
    paymentLinkRefusals.link_invoices_missing,
    paymentLinkRefusals.link_invoice_not_open,
    paymentLinkRefusals.link_email_invalid,
    paymentLinkRefusals.link_cards_not_allowed,
    paymentLinkRefusals.too_many_links,
    paymentMethodRefusals.card_payments_unavailable,
  ],
})

/** NEXT-13: from now on the link reads like one that never was. */
export const revokePaymentLink = endpoint({
  name: 'revokePaymentLink',
  method: 'POST',
  path: '/pay/links/:linkId/revoke',
  summary: 'Revoke a payment link',
  needs,
  idempotent: true,
  params: z.object({ linkId: z.uuid() }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [paymentLinkRefusals.link_not_found, paymentLinkRefusals.link_is_over, paymentLinkRefusals.link_is_used],
})
