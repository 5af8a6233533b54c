import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { creditRefusals } from '#areas/credit-requests/credit-requests.refusals.ts'
import { paymentRefusals } from '#areas/payments/payments.refusals.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { orderStatuses } from '#areas/orders/order.ts'
import { maxLines } from '#areas/carts/cart.ts'
import { askedInstant, itemNumber, quantity } from '#contract/values.ts'
import { erpRefusals } from './erp.refusals.ts'

/** PLAT-4: what the ERP says of an order, as the signed body of `reportOrderStatus`. */
export const orderStatusReport = z.object({
  /** The ERP's own id of this message: the same one again changes nothing. */
  messageId: z.string().min(1).max(100),
  orderId: z.uuid(),
  /** NEXT-2: of the order it is about; a report about a former version is refused. */
  version: z.number().int().min(1).max(1_000_000).optional(),
  status: z.enum(orderStatuses),
  /** For people: why it failed, which truck. */
  message: z.string().max(500).default(''),
  erpOrderNumber: z.string().min(1).max(60).optional(),
})

/**
 * The type of a signed body. It is read byte by byte as it was sent, which a body of plain JSON is
 * not.
 */
export const signedType = 'application/vnd.larder+json'

/**
 * PLAT-4: the ERP reports the new state of an order. Signed with ERP_SECRET; the same message again
 * changes nothing.
 */
export const reportOrderStatus = endpoint({
  name: 'reportOrderStatus',
  method: 'POST',
  path: '/erp/order-status',
  summary: 'The ERP reports the state of an order',
  access: 'public',
  rawBody: [signedType],
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [
    erpRefusals.signature_wrong,
    common.unsupported_type,
    common.too_large,
    orderRefusals.order_not_found,
    orderRefusals.order_version_outdated,
    orderRefusals.order_move_not_possible,
  ],
})

const quantities = z.object({ cases: quantity, units: quantity })
/** Cents; null: not sold in it. */
const price = z.number().int().min(0).max(100_000_000).nullable()

/**
 * ORDER-1: what the ERP says of the lines of an order, as the signed body of `reportOrderLines`;
 * what it leaves out stays as it was.
 */
export const orderLinesReport = z.object({
  /** The ERP's own id of this message: the same one again changes nothing. */
  messageId: z.string().min(1).max(100),
  orderId: z.uuid(),
  version: orderStatusReport.shape.version,
  tracking: z
    .object({
      reference: z.string().trim().max(100),
      expectedAt: askedInstant.optional(),
      /** NEXT-3: until then the customer may answer what is short. */
      departsAt: askedInstant.optional(),
    })
    .optional(),
  lines: z
    .array(
      z.object({
        /** As in `order.placed`. */
        lineNumber: z.number().int().min(1).max(1_000_000),
        confirmed: quantities.optional(),
        shipped: quantities.optional(),
        /** Another item that comes for what is short. */
        substitute: quantities
          .extend({
            itemNumber,
            description: z.string().trim().min(1).max(300),
            casePrice: price.optional(),
            eachPrice: price.optional(),
          })
          .optional(),
        /** For people: out of stock, recalled. */
        reason: z.string().trim().max(300).optional(),
      }),
    )
    .max(maxLines),
})

/**
 * ORDER-1: the ERP reports what it confirms and ships of each line, before the truck leaves. Signed
 * with ERP_SECRET; the same message again changes nothing.
 */
export const reportOrderLines = endpoint({
  name: 'reportOrderLines',
  method: 'POST',
  path: '/erp/order-lines',
  summary: 'The ERP reports the lines of an order',
  access: 'public',
  rawBody: [signedType],
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [
    erpRefusals.signature_wrong,
    common.unsupported_type,
    common.too_large,
    orderRefusals.order_not_found,
    orderRefusals.order_line_not_found,
    orderRefusals.order_version_outdated,
  ],
})

/** BILL-3: the ERP has a payment in its books, or its reversal, as the signed body of the call. */
export const paymentBookedReport = z.object({
  /** The ERP's own id of this message: the same one again changes nothing. */
  messageId: z.string().min(1).max(100),
  /** As in `payment.paid`. */
  paymentId: z.uuid(),
  /** Which of the two messages it is about: `payment.paid` or `payment.reversed`. */
  part: z.enum(['payment', 'reversal']),
})

/**
 * BILL-3: the ERP acknowledges a payment or its reversal: the open amounts it states from then on
 * include it. Signed with ERP_SECRET; the same message again changes nothing.
 */
export const reportPaymentBooked = endpoint({
  name: 'reportPaymentBooked',
  method: 'POST',
  path: '/erp/payment-booked',
  summary: 'The ERP has booked a payment or its reversal',
  access: 'public',
  rawBody: [signedType],
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [erpRefusals.signature_wrong, common.unsupported_type, common.too_large, paymentRefusals.payment_not_found],
})

/**
 * CREDIT-3: the ERP did not book an approved credit, as the signed body of `reportCreditDeclined`.
 */
export const creditDeclinedReport = z.object({
  /** The ERP's own id of this message: the same one again changes nothing. */
  messageId: z.string().min(1).max(100),
  /** As in `credit.approved`. */
  creditRequestId: z.uuid(),
  attempt: z.number().int().min(1).max(1_000_000),
  /** For the staff who work on it. */
  reason: z.string().trim().min(1).max(300),
})

/**
 * CREDIT-3: the ERP declines to book a credit: the request is in the queue again. A booked one
 * comes back as an invoice that names the request. Signed with ERP_SECRET.
 */
export const reportCreditDeclined = endpoint({
  name: 'reportCreditDeclined',
  method: 'POST',
  path: '/erp/credit-declined',
  summary: 'The ERP declines to book an approved credit',
  access: 'public',
  rawBody: [signedType],
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [
    erpRefusals.signature_wrong,
    common.unsupported_type,
    common.too_large,
    creditRefusals.credit_request_not_found,
    creditRefusals.credit_attempt_outdated,
    creditRefusals.credit_move_not_possible,
  ],
})
