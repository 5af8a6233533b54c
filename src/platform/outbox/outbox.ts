import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

const insert = sql('outbox.insert', 'insert into outbox_messages (message_id, topic, payload) values ($1, $2, $3)')

/** PLAT-4: writes a message for the ERP with the change itself; a job delivers it at least once under this stable id. */
export async function sendToErp(db: Queries, topic: string, payload: object): Promise<string> {
  const messageId = uuidv7()
  await db.run(insert, [messageId, topic, JSON.stringify(payload)])
  return messageId
}
