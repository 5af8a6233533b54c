import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { QueueState } from '#platform/outbox/queue-state.ts'

const state = sql(
  'webhooks.queue-state',
  `select count(*) filter (where stopped_at is null)::int as waiting,
     count(*) filter (where stopped_at is not null)::int as failed,
     min(created_at) filter (where stopped_at is null and (first_attempt_at is not null or next_attempt_at <= now()))
       as "oldestWaitingAt"
   from webhook_messages where delivered_at is null`,
)

/** NEXT-12: messages to webhooks of customers, of all addresses together. */
export const readWebhookQueue = (db: Queries): Promise<QueueState> => db.row<QueueState>(state())
