import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { askedDate, billToNumber, cents, divisionCode } from '#contract/values.ts'
import { maxPayables, payables } from './payable.ts'
import { makePaymentRefusals } from './payments.refusals.ts'

/** BILL-3: what can be paid for a bill-to, at the caller's ship-tos, and with what. */
export const getPayables = endpoint({
  name: 'getPayables',
  method: 'GET',
  path: '/divisions/:division/bill-tos/:billTo/payables',
  livesBy: ['payment', 'invoice'],
  summary: 'Open invoices, credits, payment methods and terms of a bill-to',
  params: z.object({ division: divisionCode, billTo: billToNumber }),
  needs: ['makePayment'],
  answer: payables,
  refusals: [makePaymentRefusals.bill_to_not_found],
})

/** As imports take them. */
const invoiceNumber = z
  .string()
  .max(30, 'An invoice number has at most 30 characters')
  .regex(/^[A-Za-z0-9-]{1,30}$/, 'An invoice number has letters, digits and dashes only')

/** Whole cents; `checkChoice` has the sentences about too little and too much. */
const amount = cents.min(-1e12, 'The amount is too small').max(1e12, 'The amount is too large')

const chosen = z
  .array(
    z.object({
      invoiceNumber,
      /** How much of it is settled, or used of a credit. */
      amount,
      /** What was open when it was chosen; less than 0 for a credit. */
      seenOpen: amount,
    }),
  )
  .max(maxPayables, `At most ${maxPayables} at once`)

/**
 * BILL-3: takes the amounts from the invoices at once; the money is collected by jobs afterwards.
 */
export const makePayment = endpoint({
  name: 'makePayment',
  method: 'POST',
  path: '/pay/make-payment',
  summary: 'Pay invoices of a bill-to, exactly once',
  needs: ['makePayment'],
  idempotent: true,
  status: 201,
  body: z.object({
    division: divisionCode,
    billTo: billToNumber,
    invoices: chosen,
    credits: chosen,
    /** Null where credits cover everything. */
    paymentSettingsId: z.uuid().nullable(),
    payOn: askedDate,
    /** What is collected, as it was reviewed; another sum is refused. */
    total: amount,
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), id: z.uuid(), paymentNumber: z.string() }),
  refusals: Object.values(makePaymentRefusals),
})
