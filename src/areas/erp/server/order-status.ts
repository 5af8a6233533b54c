import { Refused } from '#kit/decision.ts'
import { recordOrderStatus } from '#areas/orders/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { reportOrderStatus } from '../erp.endpoints.ts'
import { erpRefusals } from '../erp.refusals.ts'
import { isSigned } from './sign-message.ts'

const known = sql('erp.known-order', 'select 1 as found from orders where id = $1')

/** PLAT-4: believes only what is signed; the order's own rule decides whether the move is one. */
export const orderStatusHandler = handle(reportOrderStatus, async ({ body, db, services, now, request }) => {
  const secret = services.config.outside.erpSecret
  const header = (name: string) => String(request.headers[name] ?? '')
  const message = {
    timestamp: header('x-larder-timestamp'),
    signature: header('x-larder-signature'),
    // What is signed is what was sent; JSON that was read and written again must be the same text.
    body: JSON.stringify(request.body),
  }
  if (secret === undefined || !isSigned(secret, message, now)) throw new Refused(erpRefusals.signature_wrong)
  if (!(await db.maybe(known, [body.orderId]))) throw new Refused(erpRefusals.order_not_known)
  const { erpOrderNumber, ...rest } = body
  await recordOrderStatus(services.db, { ...rest, ...(erpOrderNumber && { erpOrderNumber }) }, now)
  return { isSuccess: true as const }
})
