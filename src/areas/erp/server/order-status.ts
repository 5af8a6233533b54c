import type { IncomingMessage } from 'node:http'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { recordOrderStatus } from '#areas/orders/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { readInput } from '#platform/http/read-input.ts'
import { orderStatusReport, reportOrderStatus, signedType } from '../erp.endpoints.ts'
import { erpRefusals } from '../erp.refusals.ts'
import { isSigned } from './sign-message.ts'

const remember = sql(
  'erp.remember-message',
  'insert into erp_received_messages (message_id, received_at) values (:messageId, :now) on conflict do nothing',
)

/** PLAT-4: believes only what is signed; the order's own rule decides whether the move is one. */
export const orderStatusHandler = handle(reportOrderStatus, async ({ services, now, request }) => {
  const secret = services.config.outside.erpSecret
  const header = (name: string) => String(request.headers[name] ?? '')
  if (header('content-type').split(';')[0]?.trim().toLowerCase() !== signedType) {
    throw new Refused(common.unsupported_type)
  }
  const body = await textOf(request.raw)
  const message = { timestamp: header('x-larder-timestamp'), signature: header('x-larder-signature'), body }
  if (secret === undefined || !isSigned(secret, message, now)) throw new Refused(erpRefusals.signature_wrong)
  const { messageId, ...report } = readInput(orderStatusReport, jsonOf(body), 'body')
  await services.db.inTransaction(async (tx) => {
    // A move that is refused is not remembered: the ERP may send it again when the order has come
    // that far.
    if ((await tx.run(remember({ messageId, now }))) > 0) await recordOrderStatus(tx, report, now)
  })
  return { isSuccess: true as const }
})

const longestBody = 16_384

async function textOf(raw: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of raw) {
    const bytes = piece as Buffer
    size += bytes.length
    if (size > longestBody) throw new Refused(common.too_large)
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
