import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Services } from '../services.ts'
import { nextAttempt } from './back-off.ts'

/** A message to the distributor's ERP. */
export interface ErpMessage {
  /** Stable across deliveries: the receiver deduplicates by it. */
  readonly messageId: string
  readonly topic: string
  readonly payload: unknown
  /** ISO instant. */
  readonly createdAt: string
}

/** PLAT-4: how messages reach the ERP. Throws when the ERP did not take it. */
export interface ErpConnector {
  deliver(message: ErpMessage): Promise<void>
}

interface DueMessage extends ErpMessage {
  readonly id: number
  readonly attempts: number
}

const batch = 20

// Locked rows are another process's; the lock lasts until the delivery is noted.
const due = sql(
  'outbox.due',
  `select id, message_id as "messageId", topic, payload, created_at as "createdAt", attempts
   from outbox_messages
   where delivered_at is null and next_attempt_at <= $1
   order by id limit 1 for update skip locked`,
)
const delivered = sql(
  'outbox.delivered',
  'update outbox_messages set delivered_at = $2, attempts = attempts + 1, last_error = null where id = $1',
)
const failed = sql(
  'outbox.failed',
  'update outbox_messages set attempts = attempts + 1, next_attempt_at = $2, last_error = $3 where id = $1',
)
const removeOld = sql('outbox.clean-up', 'delete from outbox_messages where delivered_at < $1')

/** PLAT-4: delivers what is due, the oldest first, and answers whether more is waiting. Killed in between, a message goes out again with the same id. */
export async function deliverOutbox(services: Services, connector: ErpConnector): Promise<boolean> {
  for (let count = 0; count < batch; count++) if (!(await deliverOne(services, connector))) return false
  return true
}

async function deliverOne({ db, clock, log }: Services, connector: ErpConnector): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const message = await tx.maybe<DueMessage>(due, [clock.now()])
    if (!message) return false
    try {
      await connector.deliver(message)
      await tx.run(delivered, [message.id, clock.now()])
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
      log.warn({ messageId: message.messageId, topic: message.topic, reason }, 'the ERP did not take a message')
      await tx.run(failed, [message.id, nextAttempt(message.attempts + 1, clock.now()), reason])
    }
    return true
  })
}

/** Delivered messages are kept for 90 days. */
export const forgetDelivered = (db: Queries, now: Date): Promise<number> =>
  db.run(removeOld, [new Date(now.getTime() - 90 * 86_400_000)])
