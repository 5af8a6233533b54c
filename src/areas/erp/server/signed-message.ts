import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { readInput } from '#platform/http/read-input.ts'
import { readRawBody } from '#platform/http/read-raw-body.ts'
import type { Services } from '#platform/services.ts'
import { signedType } from '../erp.endpoints.ts'
import { erpRefusals } from '../erp.refusals.ts'
import { isSigned } from '#platform/sign-message.ts'

/** The parts of a call that a signed message is read from. */
export interface SignedCall {
  readonly services: Services
  readonly now: Date
  readonly request: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
    readonly raw: IncomingMessage
  }
}

/** PLAT-4: the message of a signed body of at most `maxBytes`; what is not signed is not read. */
export async function readSigned<Schema extends z.ZodType>(
  { services, now, request }: SignedCall,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  const secret = services.config.outside.erpSecret
  const header = (name: string) => String(request.headers[name] ?? '')
  if (header('content-type').split(';')[0]?.trim().toLowerCase() !== signedType) {
    throw new Refused(common.unsupported_type)
  }
  const body = await readRawBody(request.raw, maxBytes)
  const message = { timestamp: header('x-larder-timestamp'), signature: header('x-larder-signature'), body }
  if (secret === undefined || !isSigned(secret, message, now)) throw new Refused(erpRefusals.signature_wrong)
  return readInput(schema, jsonOf(body), 'body')
}

const remember = sql(
  'erp.remember-message',
  'insert into erp_received_messages (message_id, received_at) values (:messageId, :now) on conflict do nothing',
)

/**
 * Acts on a message once. One that is refused is not remembered: the ERP may send it again when the
 * order has come that far.
 */
export const once = ({ db }: Services, messageId: string, now: Date, act: (tx: Queries) => Promise<unknown>) =>
  db.inTransaction(async (tx) => {
    if ((await tx.run(remember({ messageId, now }))) > 0) await act(tx)
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
