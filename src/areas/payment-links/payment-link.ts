import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, shipToNumber } from '#contract/values.ts'
import { paymentStatuses } from '#areas/payments/payment.ts'

/**
 * What has become of a link. `paying`: its card is being charged; `settled`: its invoices were paid
 * in another way.
 */
export const linkStates = ['open', 'opened', 'paying', 'paid', 'settled', 'expired', 'revoked'] as const
/** One of them. */
export type LinkState = (typeof linkStates)[number]

/** [decided] Days a link works, unless the sender chooses others. */
export const usualLinkDays = 14
/** [decided] Max days a link works. */
export const maxLinkDays = 30
/** [decided] Max card entries a link starts: whoever tries stolen cards runs out of them. */
export const maxLinkTries = 8
/** [decided] Max invoices of a link. */
export const maxLinkInvoices = 50

/** A payment link as the distributor's staff and the customer see it; never its token. */
export const paymentLink = z
  .object({
    id: z.uuid(),
    division: divisionCode,
    billTo: billToNumber,
    billToName: z.string(),
    email: z.string(),
    state: z.enum(linkStates),
    invoices: z.array(z.object({ invoiceNumber: z.string(), shipTo: shipToNumber, open: cents })),
    /** What is open of its invoices. */
    open: cents,
    createdAt: instant,
    createdByName: z.string(),
    openedAt: instant.nullable(),
    expiresAt: instant,
    /** The last day on which it works. */
    lastDay: calendarDate,
    /** The payment it made, or tried to make. */
    payment: z
      .object({ id: z.uuid(), paymentNumber: z.string(), status: z.enum(paymentStatuses), amount: cents })
      .nullable(),
    /** Null where the reader may, else why not. */
    whyNotRevoke: z.string().nullable(),
  })
  .meta({ id: 'PaymentLink' })
/** A payment link as the sender sees it. */
export type PaymentLink = z.output<typeof paymentLink>

/**
 * NEXT-13: all that the page of a link shows: its own invoices, and nothing else of the account.
 */
export const openedLink = z
  .object({
    billToName: z.string(),
    state: z.enum(linkStates),
    invoices: z.array(
      z.object({
        invoiceNumber: z.string(),
        invoiceDate: calendarDate,
        dueDate: calendarDate,
        /** 0: paid. */
        open: cents,
        discount: cents,
      }),
    ),
    discount: cents,
    /** What is charged. */
    total: cents,
    today: calendarDate,
    lastDay: calendarDate,
    /** The latest payment of this link. */
    payment: z
      .object({
        paymentNumber: z.string(),
        status: z.enum(paymentStatuses),
        amount: cents,
        methodName: z.string(),
        reason: z.string(),
      })
      .nullable(),
    /** Null where it can be paid, else why not. */
    whyNotPay: z.string().nullable(),
  })
  .meta({ id: 'OpenedPaymentLink' })
/** All that the page of a link shows. */
export type OpenedLink = z.output<typeof openedLink>
