import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { freeText } from '#contract/free-text.ts'
import { pageQuery, queryList, queryNumber } from '#contract/paging.ts'
import { askedDate, calendarDate, cents } from '#contract/values.ts'
import { payment, paymentModes, paymentStatuses, paymentSummary, payingKinds } from './payment.ts'
import { paymentRefusals } from './payments.refusals.ts'
import { reasonText } from './reason-text.ts'

/** The method filter on the wire: '0' all, then '1' bank, '2' card, '3' credits (S0 section 9). */
export const methodFilter = ['0', ...payingKinds.map((_, index) => String(index + 1))] as const

/** BILL-4: filters of the payment history, in the address and on the wire alike. */
export const paymentFilters = z.object({
  keyword: z.string().trim().max(100).default(''),
  method: z.enum(methodFilter as unknown as ['0', ...string[]]).default('0'),
  /** 0 all, then as `paymentModes` from 1. */
  mode: queryNumber(0, paymentModes.length).default(0),
  paymentStatuses: queryList.pipe(z.array(z.enum(paymentStatuses))).optional(),
  /** By the day the payment was made. */
  from: askedDate.optional(),
  to: askedDate.optional(),
  sort: z.enum(['placedAt', 'paymentNumber', 'amount', 'payOn', 'status', 'billTo']).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
})

const needs = ['paymentHistory'] as const

/**
 * BILL-4: payments of all bill-tos of the caller. Default range: the configured days back to today.
 */
export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: '/pay/payments',
  livesBy: ['payment'],
  summary: 'Payment history of the caller’s bill-tos',
  query: pageQuery.extend(paymentFilters.shape),
  needs,
  answer: z.object({
    payments: z.array(paymentSummary),
    totalRecords: z.number().int().optional(),
    /** What the payments of the filter that are paid or processing add up to. */
    sum: cents.optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    from: calendarDate,
    to: calendarDate,
    today: calendarDate,
  }),
  refusals: [paymentRefusals.range_is_backwards],
})

/** BILL-4: the same as a file, one row an invoice. */
export const downloadPayments = endpoint({
  name: 'downloadPayments',
  method: 'GET',
  path: '/pay/payments/csv',
  summary: 'Payment history as CSV, one row an invoice',
  query: paymentFilters,
  needs,
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
  refusals: [paymentRefusals.range_is_backwards],
})

const params = z.object({ paymentId: z.uuid() })
const path = '/pay/payments/:paymentId'

/** BILL-4: one payment with what it paid and what became of it. */
export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path,
  livesBy: ['payment'],
  summary: 'One payment',
  params,
  needs,
  answer: z.object({
    payment,
    /** IANA name of the division's zone, for the times of its history. */
    timeZone: z.string(),
    /** In that zone. */
    today: calendarDate,
  }),
  refusals: [paymentRefusals.payment_not_found],
})

/** BILL-3: the receipt as PDF. */
export const downloadReceipt = endpoint({
  name: 'downloadReceipt',
  method: 'GET',
  path: `${path}/receipt`,
  summary: 'The receipt of a payment as PDF',
  params,
  needs,
  answer: fileContent,
  file: 'application/pdf',
  refusals: [paymentRefusals.payment_not_found],
})

const change = {
  method: 'POST',
  params,
  idempotent: true,
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
} as const
const why = freeText(reasonText)

/** BILL-4, security 31: voids a payment that nobody was asked to collect yet. */
export const voidPayment = endpoint({
  ...change,
  name: 'voidPayment',
  path: `${path}/void`,
  summary: 'Void a payment before it is collected',
  needs: ['paymentHistory', 'voidPayment'],
  body: z.object({ reason: why }),
  refusals: [paymentRefusals.payment_not_found, paymentRefusals.void_not_processing, paymentRefusals.void_too_late],
})

/** BILL-4: refunds a card payment in full; the status follows when the processor has done it. */
export const refundPayment = endpoint({
  ...change,
  name: 'refundPayment',
  path: `${path}/refund`,
  summary: 'Refund a card payment in full',
  needs: ['paymentHistory', 'voidPayment'],
  body: z.object({ reason: why }),
  refusals: [
    paymentRefusals.payment_not_found,
    paymentRefusals.refund_not_paid,
    paymentRefusals.refund_not_by_card,
    paymentRefusals.refund_asked,
  ],
})

/** BILL-4, security 31: sends the receipt again, to the address it went to. */
export const resendPaymentEmail = endpoint({
  ...change,
  name: 'resendPaymentEmail',
  path: `${path}/resend-email`,
  summary: 'Send the receipt of a payment again, at most 3 times within 24 hours',
  needs: ['paymentHistory', 'resendPaymentEmail'],
  refusals: [paymentRefusals.payment_not_found, paymentRefusals.no_receipt_address, paymentRefusals.too_many_resends],
})
