import { listDemoSignIns } from '#areas/sessions/portal.endpoints.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { listDemoOutbox } from '../demo.endpoints.ts'
import { demoPassword, demoSignIns } from '../demo-sign-ins.ts'

const latestMails = sql(
  'demo.mails',
  `select id, to_address as "to", subject, text_body as text, created_at as "createdAt"
   from mails order by created_at desc limit 50`,
)
const latestMessages = sql(
  'demo.messages',
  `select message_id as "messageId", topic, payload, created_at as "createdAt", delivered_at as "deliveredAt"
   from outbox_messages order by id desc limit 50`,
)

/** PLAT-1: the demo's sign-ins, as the terminal prints them. */
export const demoSignInsHandler = handle(listDemoSignIns, async () => ({
  password: demoPassword,
  signIns: demoSignIns.map(({ email, role, hint }) => ({ email, role, hint })),
}))

/** PLAT-9: what would have left the demo. */
export const demoOutboxHandler = handle(listDemoOutbox, async ({ db }) => ({
  mails: await db.rows<{ id: string; to: string; subject: string; text: string; createdAt: string }>(latestMails),
  messages: await db.rows<{
    messageId: string
    topic: string
    payload: unknown
    createdAt: string
    deliveredAt: string | null
  }>(latestMessages),
}))
