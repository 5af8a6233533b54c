import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, shipToNumber } from '#contract/values.ts'
import { paymentStatuses } from '#areas/payments/payment.ts'

/**
 * What has become of a plan. `lapsed` is a proposal that nobody accepted in time; `defaulted`: an
 * instalment was missed, and everything is due as before.
 */
export const planStatuses = [
  'proposed',
  'running',
  'completed',
  'defaulted',
  'declined',
  'withdrawn',
  'lapsed',
] as const
/** One of them. */
export type PlanStatus = (typeof planStatuses)[number]

/** What has become of an instalment; `notNeeded`: its invoices were paid in another way. */
export const instalmentStates = ['due', 'running', 'paid', 'missed', 'notNeeded'] as const
/** One of them. */
export type InstalmentState = (typeof instalmentStates)[number]

/** How far instalments are apart. */
export const planPaces = ['week', 'twoWeeks', 'month'] as const
/** One of them. */
export type PlanPace = (typeof planPaces)[number]

/** [decided] Max instalments after the down payment. */
export const maxInstalments = 24
/** [decided] Max invoices of a plan. */
export const maxPlanInvoices = 100
/** [decided] Max days from the proposal to its first date. */
export const maxDaysToStart = 30

/** One payment of a plan. */
export const instalment = z
  .object({
    /** 0 is the down payment. */
    number: z.number().int(),
    dueOn: calendarDate,
    amount: cents,
    state: z.enum(instalmentStates),
    /** Why it was missed. */
    reason: z.string(),
    payment: z
      .object({ id: z.uuid(), paymentNumber: z.string(), status: z.enum(paymentStatuses), amount: cents })
      .nullable(),
  })
  .meta({ id: 'PlanInstalment' })
/** One payment of a plan. */
export type Instalment = z.output<typeof instalment>

/** A plan as lists show it. */
export const planSummary = z
  .object({
    id: z.uuid(),
    planNumber: z.string(),
    division: divisionCode,
    billTo: billToNumber,
    billToName: z.string(),
    status: z.enum(planStatuses),
    /** What it covers. */
    covered: cents,
    /** What its instalments have paid. */
    paid: cents,
    instalments: z.array(instalment),
    proposedAt: instant,
    proposedByName: z.string(),
    /** The last day on which it can be accepted: that of its first payment. */
    answerBy: calendarDate,
    acceptedByName: z.string().nullable(),
    /** Why it ended; empty otherwise. */
    reason: z.string(),
  })
  .meta({ id: 'PaymentPlanSummary' })
/** A plan as lists show it. */
export type PlanSummary = z.output<typeof planSummary>

/** NEXT-13: a plan in full. */
export const paymentPlan = planSummary
  .extend({
    methodName: z.string().nullable(),
    invoices: z.array(
      z.object({
        invoiceNumber: z.string(),
        shipTo: shipToNumber,
        dueDate: calendarDate,
        /** What the plan covers of it. */
        amount: cents,
        open: cents,
      }),
    ),
    /** Null where the reader may, else why not. */
    abilities: z.object({
      accept: z.string().nullable(),
      decline: z.string().nullable(),
      withdraw: z.string().nullable(),
    }),
  })
  .meta({ id: 'PaymentPlan' })
/** A plan in full. */
export type PaymentPlan = z.output<typeof paymentPlan>
