import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** Calls the delivery when the surrounding transaction commits. */
export const outboxChannel = 'larder_outbox'

const insert = sql(
  'outbox.insert',
  `with added as (insert into outbox_messages (message_id, topic, payload) values ($1, $2, $3))
   select pg_notify('${outboxChannel}', '')`,
)

/** PLAT-4: writes a message for the ERP with the change itself; a job delivers it at least once under this stable id. */
export async function sendToErp(db: Queries, topic: string, payload: object): Promise<string> {
  const messageId = uuidv7()
  await db.send(insert, [messageId, topic, JSON.stringify(payload)])
  return messageId
}
