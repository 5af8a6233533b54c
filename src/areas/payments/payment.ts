import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, shipToNumber } from '#contract/values.ts'

/** S0 section 3: what has become of a payment. */
export const paymentStatuses = ['processing', 'paid', 'failed', 'voided', 'returned', 'refunded'] as const
/** One of the six. */
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Who reports a move: a person in the portal, or the bank or card processor that has the money. */
export type MovedBy = 'person' | 'bank'

/**
 * BILL-4: which status follows which, and by whom; the four without an entry are final. A return
 * of what never counted as paid is a failure (`recordOutcome`).
 */
export const paymentMoves: Readonly<Record<PaymentStatus, Partial<Record<PaymentStatus, MovedBy>>>> = {
  processing: { paid: 'bank', failed: 'bank', voided: 'person', returned: 'bank' },
  // Processing again: what came back for lack of money is collected again.
  paid: { processing: 'bank', returned: 'bank', refunded: 'bank' },
  failed: {},
  voided: {},
  returned: {},
  refunded: {},
}

/** Statuses that put everything back that a payment took. */
export const undoneStatuses = ['failed', 'voided', 'returned', 'refunded'] as const satisfies readonly PaymentStatus[]

/**
 * How money is moved; `credit`: credits covered everything, and none was; `other`: outside the
 * portal, such as by check, and imported.
 */
export const payingKinds = ['bank', 'card', 'credit', 'other'] as const
/** One of them. */
export type PayingKind = (typeof payingKinds)[number]

/** What made a payment: a person on /payment, autopay, a payment link or a payment plan. */
export const paymentModes = ['once', 'autopay', 'link', 'plan'] as const
/** One of them. */
export type PaymentMode = (typeof paymentModes)[number]

/** What has happened to a payment. `late`: the bank reported what changes nothing any more. */
export const paymentEventKinds = [
  'placed',
  'asked',
  'collectAgain',
  'paid',
  'failed',
  'voided',
  'returned',
  'refundAsked',
  'refundDeclined',
  'refunded',
  'mailed',
  'booked',
  'late',
] as const
/** One of them. */
export type PaymentEventKind = (typeof paymentEventKinds)[number]

/** BILL-3: what a payment did to one invoice, or to one credit. */
export const allocation = z
  .object({
    invoiceNumber: z.string(),
    shipTo: shipToNumber,
    invoiceDate: calendarDate,
    dueDate: calendarDate,
    /** What was open right before. */
    openBefore: cents,
    pay: cents,
    discount: cents,
    /** Less than 0 on a credit: so much of it was used. */
    credit: cents,
  })
  .meta({ id: 'PaymentAllocation' })
/** What a payment did to one invoice. */
export type Allocation = z.output<typeof allocation>

/** BILL-4: a payment as lists show it. */
export const paymentSummary = z
  .object({
    id: z.uuid(),
    paymentNumber: z.string(),
    division: divisionCode,
    billTo: billToNumber,
    billToName: z.string(),
    status: z.enum(paymentStatuses),
    amount: cents,
    payingKind: z.enum(payingKinds),
    /** As it was when it was used: 'Business account ending in 1012'. */
    methodName: z.string(),
    mode: z.enum(paymentModes),
    /** The first day on which money may be collected. */
    payOn: calendarDate,
    placedAt: instant,
    /** Its day in the division. */
    placedOn: calendarDate,
    placedByName: z.string(),
    /** The member of staff who was logged in as the payer; null otherwise (AUTH-8). */
    placedByStaffName: z.string().nullable(),
    invoices: z.number().int(),
    /** Why it failed, came back (for good or not), was voided or refunded; empty otherwise. */
    reason: z.string(),
    /** True from the moment a refund is asked for. */
    isRefundAsked: z.boolean(),
  })
  .meta({ id: 'PaymentSummary' })
/** A payment as lists show it. */
export type PaymentSummary = z.output<typeof paymentSummary>

/** One line of a payment's history. */
export const paymentEvent = z
  .object({
    at: instant,
    kind: z.enum(paymentEventKinds),
    byName: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'PaymentEvent' })
/** One line of a payment's history. */
export type PaymentEvent = z.output<typeof paymentEvent>

/** BILL-4: a payment in full. */
export const payment = paymentSummary
  .extend({
    allocations: z.array(allocation),
    discount: cents,
    /** Credits applied. */
    credit: cents,
    events: z.array(paymentEvent),
    /** Null where allowed, else why not, as a sentence. */
    abilities: z.object({
      void: z.string().nullable(),
      refund: z.string().nullable(),
      resend: z.string().nullable(),
    }),
  })
  .meta({ id: 'Payment' })
/** A payment in full. */
export type Payment = z.output<typeof payment>
