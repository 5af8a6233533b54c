import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { orderStatuses } from '#areas/orders/order.ts'
import { erpRefusals } from './erp.refusals.ts'

/** PLAT-4: the ERP tells what became of an order. Signed with ERP_SECRET; the same report again changes nothing. */
export const reportOrderStatus = endpoint({
  name: 'reportOrderStatus',
  method: 'POST',
  path: '/erp/order-status',
  summary: 'The ERP reports the state of an order',
  access: 'public',
  body: z.object({
    orderId: z.uuid(),
    status: z.enum(orderStatuses),
    message: z.string().max(500).default(''),
    erpOrderNumber: z.string().max(60).optional(),
  }),
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [erpRefusals.signature_wrong, erpRefusals.order_not_known],
})
