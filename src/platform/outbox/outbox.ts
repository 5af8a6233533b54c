import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** Calls the delivery when the surrounding transaction commits. */
export const outboxChannel = 'larder_outbox'

const insert = sql(
  'outbox.insert',
  `with added as (insert into outbox_messages (message_id, topic, subject, payload)
     values (:messageId, :topic, :subject, :payload))
   select pg_notify('${outboxChannel}', '')`,
)

/** A message for the ERP. */
export interface MessageToErp {
  /** What happened, such as `order.placed`. */
  readonly topic: string
  /**
   * Kind and id of what it happened to, such as `order:018f…`: messages about one thing arrive in
   * the order they were written.
   */
  readonly subject: string
  readonly payload: object
}

/**
 * PLAT-4: writes a message for the ERP with the change itself; a job delivers it at least once
 * under this stable id.
 */
export async function sendToErp(db: Queries, { topic, subject, payload }: MessageToErp): Promise<string> {
  const messageId = uuidv7()
  await db.send(insert({ messageId, topic, subject, payload: JSON.stringify(payload) }))
  return messageId
}
