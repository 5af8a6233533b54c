import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { orderStatuses } from '#areas/orders/order.ts'
import { erpRefusals } from './erp.refusals.ts'

/** PLAT-4: what the ERP says of an order, as the signed body of `reportOrderStatus`. */
export const orderStatusReport = z.object({
  /** The ERP's own id of this message: the same one again changes nothing. */
  messageId: z.string().min(1).max(100),
  orderId: z.uuid(),
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
    orderRefusals.order_move_not_possible,
  ],
})
