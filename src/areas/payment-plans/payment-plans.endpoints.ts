import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { pageQuery } from '#contract/paging.ts'
import { askedDate, billToNumber, calendarDate, cents, divisionCode } from '#contract/values.ts'
import { makePaymentRefusals } from '#areas/payments/payments.refusals.ts'
import { reasonText } from '#areas/payments/reason-text.ts'
import { maxPlanInvoices, paymentPlan, planPaces, planStatuses, planSummary } from './payment-plan.ts'
import { paymentPlanRefusals } from './payment-plans.refusals.ts'

const reading = ['paymentHistory'] as const
const proposing = ['proposePaymentPlans'] as const
const params = z.object({ planId: z.uuid() })
const done = z.object({ isSuccess: z.literal(true), message: z.string() })

/** NEXT-13: plans of all bill-tos of the caller, the latest first. */
export const listPaymentPlans = endpoint({
  name: 'listPaymentPlans',
  method: 'GET',
  path: '/pay/plans',
  livesBy: ['payment'],
  summary: 'Payment plans of the caller’s bill-tos, the latest first',
  query: pageQuery.extend({
    keyword: z.string().trim().max(100).default(''),
    status: z.enum(planStatuses).optional(),
  }),
  needs: reading,
  answer: z.object({
    plans: z.array(planSummary),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  }),
})

/** NEXT-13: one plan with its invoices and instalments. */
export const getPaymentPlan = endpoint({
  name: 'getPaymentPlan',
  method: 'GET',
  path: '/pay/plans/:planId',
  livesBy: ['payment', 'invoice'],
  summary: 'One payment plan',
  params,
  needs: reading,
  answer: z.object({ plan: paymentPlan, today: calendarDate }),
  refusals: [paymentPlanRefusals.plan_not_found],
})

/** NEXT-13: what a new plan of a bill-to can cover. */
export const draftPaymentPlan = endpoint({
  name: 'draftPaymentPlan',
  method: 'GET',
  path: '/divisions/:division/bill-tos/:billTo/plan-draft',
  livesBy: ['payment', 'invoice'],
  summary: 'The open invoices of a bill-to that a payment plan can cover',
  params: z.object({ division: divisionCode, billTo: billToNumber }),
  needs: proposing,
  staffOnly: true,
  answer: z.object({
    billToName: z.string(),
    today: calendarDate,
    invoices: z.array(
      z.object({
        invoiceNumber: z.string(),
        dueDate: calendarDate,
        open: cents,
        /** The plan it is in already. */
        planNumber: z.string().nullable(),
      }),
    ),
  }),
  refusals: [paymentPlanRefusals.plan_bill_to_not_found],
})

/** As imports take them. */
const invoiceNumber = z
  .string()
  .max(30, 'An invoice number has at most 30 characters')
  .regex(/^[A-Za-z0-9-]{1,30}$/, 'An invoice number has letters, digits and dashes only')
const amount = cents.min(-1e12, 'The amount is too small').max(1e12, 'The amount is too large')

/** NEXT-13: proposes a plan to the people of a bill-to. */
export const proposePaymentPlan = endpoint({
  name: 'proposePaymentPlan',
  method: 'POST',
  path: '/pay/plans',
  summary: 'Propose a payment plan for an overdue account',
  needs: proposing,
  staffOnly: true,
  idempotent: true,
  status: 201,
  body: z.object({
    division: divisionCode,
    billTo: billToNumber,
    invoices: z
      .array(z.object({ invoiceNumber, seenOpen: amount }))
      .max(maxPlanInvoices, `A plan covers at most ${maxPlanInvoices} invoices`),
    /** 0: none. */
    downPayment: amount,
    /** The day of the down payment, and of the first instalment without one. */
    startsOn: askedDate,
    instalments: z.number().int().min(-1000).max(1000),
    pace: z.enum(planPaces),
    /** The day of the first instalment after a down payment. */
    firstOn: askedDate,
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), id: z.uuid(), planNumber: z.string() }),
  refusals: [
    paymentPlanRefusals.plan_bill_to_not_found,
    paymentPlanRefusals.plan_invoices_missing,
    paymentPlanRefusals.plan_invoice_twice,
    paymentPlanRefusals.plan_invoice_not_open,
    paymentPlanRefusals.plan_invoice_taken,
    paymentPlanRefusals.plan_nothing_past_due,
    paymentPlanRefusals.plan_amounts_changed,
    paymentPlanRefusals.plan_down_payment_wrong,
    paymentPlanRefusals.plan_instalments_wrong,
    paymentPlanRefusals.plan_amount_too_small,
    paymentPlanRefusals.plan_start_wrong,
    paymentPlanRefusals.plan_dates_wrong,
  ],
})

/** NEXT-13: the customer accepts, and says with what it is paid. */
export const acceptPaymentPlan = endpoint({
  name: 'acceptPaymentPlan',
  method: 'POST',
  path: '/pay/plans/:planId/accept',
  summary: 'Accept a payment plan, with the method that pays it',
  params,
  needs: ['paymentHistory', 'makePayment'],
  noProxy: true,
  idempotent: true,
  body: z.object({ paymentSettingsId: z.uuid() }),
  answer: done,
  refusals: [
    common.feature_missing,
    paymentPlanRefusals.plan_not_found,
    paymentPlanRefusals.plan_not_proposed,
    paymentPlanRefusals.plan_too_late,
    paymentPlanRefusals.plan_amounts_changed,
    paymentPlanRefusals.plan_invoice_taken,
    makePaymentRefusals.method_not_for_bill_to,
    makePaymentRefusals.card_expired,
    makePaymentRefusals.card_payments_not_allowed,
  ],
})

/** NEXT-13: the customer does not want it. */
export const declinePaymentPlan = endpoint({
  name: 'declinePaymentPlan',
  method: 'POST',
  path: '/pay/plans/:planId/decline',
  summary: 'Decline a payment plan',
  params,
  needs: ['paymentHistory', 'makePayment'],
  noProxy: true,
  idempotent: true,
  answer: done,
  refusals: [paymentPlanRefusals.plan_not_found, paymentPlanRefusals.plan_not_proposed],
})

/** NEXT-13: staff take a proposal back, or end a plan that runs. */
export const withdrawPaymentPlan = endpoint({
  name: 'withdrawPaymentPlan',
  method: 'POST',
  path: '/pay/plans/:planId/withdraw',
  summary: 'Withdraw a proposed payment plan, or end one that runs',
  params,
  needs: ['paymentHistory', ...proposing],
  staffOnly: true,
  idempotent: true,
  body: z.object({ reason: freeText(reasonText) }),
  answer: done,
  refusals: [paymentPlanRefusals.plan_not_found, paymentPlanRefusals.plan_is_over],
})
