import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, shipToNumber } from '#contract/values.ts'

/**
 * BILL-3: an invoice that can be paid, or a credit that can be used; `open` of a credit is
 * negative.
 */
export const payable = z
  .object({
    invoiceNumber: z.string(),
    shipTo: shipToNumber,
    shipToName: z.string(),
    invoiceDate: calendarDate,
    dueDate: calendarDate,
    total: cents,
    open: cents,
    /** The payment plan it is in, which pays it; null for none (NEXT-13). */
    planNumber: z.string().nullable(),
  })
  .meta({ id: 'Payable' })
/** An invoice that can be paid, or a credit. */
export type Payable = z.output<typeof payable>

/**
 * A discount for early payment: a percentage off what is paid within so many days of the invoice.
 */
export const discountTerms = z
  .object({
    /** Hundredths of a percent: 200 is 2 %. */
    percentHundredths: z.number().int(),
    days: z.number().int(),
  })
  .meta({ id: 'DiscountTerms' })
/** A discount for early payment. */
export type DiscountTerms = z.output<typeof discountTerms>

/** A bank account or card as paying needs it. */
export const payingMethod = z
  .object({
    paymentSettingsId: z.uuid(),
    kind: z.enum(['bank', 'card']),
    description: z.string(),
    /** 'Visa ending in 4242'. */
    name: z.string(),
    /** A card past its last month. */
    isExpired: z.boolean(),
  })
  .meta({ id: 'PayingMethod' })
/** A bank account or card as paying needs it. */
export type PayingMethod = z.output<typeof payingMethod>

/** BILL-3: all that paying for a bill-to needs to know. */
export const payables = z.object({
  division: divisionCode,
  billTo: billToNumber,
  billToName: z.string(),
  /** Oldest due date first; at most `maxPayables` of each. */
  invoices: z.array(payable),
  credits: z.array(payable),
  /** How many there are beyond those. */
  notShown: z.number().int(),
  /** Null: no discount. */
  terms: discountTerms.nullable(),
  methods: z.array(payingMethod),
  isCardPaymentEnabled: z.boolean(),
  /** In the division's time zone. */
  today: calendarDate,
  /** The last day that can be chosen. */
  lastPayOn: calendarDate,
})
/** All that paying for a bill-to needs to know. */
export type Payables = z.output<typeof payables>

/** Max invoices, and max credits, in one payment and in the list to choose from. */
export const maxPayables = 500
