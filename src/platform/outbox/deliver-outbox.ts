import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Services } from '../services.ts'
import { backOff } from './back-off.ts'
import { deliveryProblem } from './delivery-problem.ts'

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

// The database's own time decides what is due: it is the same for all processes, and never behind the message's. Locked rows are another process's; the lock lasts until the delivery is noted. A message waits for earlier ones on the same
// thing, so that an ERP hears of an order's change after the order.
const due = sql(
  'outbox.due',
  `select id, message_id as "messageId", topic, payload, created_at as "createdAt", attempts
   from outbox_messages m
   where delivered_at is null and next_attempt_at <= now() and not exists (
     select 1 from outbox_messages e
     where e.delivered_at is null and e.id < m.id and e.subject = m.subject)
   order by id limit 1 for update skip locked`,
)
const delivered = sql(
  'outbox.delivered',
  'update outbox_messages set delivered_at = clock_timestamp(), attempts = attempts + 1, last_error = null where id = $1',
)
const failed = sql(
  'outbox.failed',
  `update outbox_messages set attempts = attempts + 1, last_error = $3,
     next_attempt_at = clock_timestamp() + make_interval(secs => $2::float / 1000) where id = $1`,
)
const removeOld = sql('outbox.clean-up', 'delete from outbox_messages where delivered_at < $1')

/** PLAT-4: delivers what is due, the oldest first, and answers whether more is waiting. Killed in between, a message goes out again with the same id. */
export async function deliverOutbox(services: Services, connector: ErpConnector): Promise<boolean> {
  for (let count = 0; count < batch; count++) if (!(await deliverOne(services, connector))) return false
  return true
}

async function deliverOne({ db, log }: Services, connector: ErpConnector): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const message = await tx.maybe<DueMessage>(due)
    if (!message) return false
    try {
      await connector.deliver(message)
      await tx.run(delivered, [message.id])
    } catch (error) {
      const reason = deliveryProblem(error)
      log.warn({ messageId: message.messageId, topic: message.topic, reason }, 'the ERP did not take a message')
      await tx.run(failed, [message.id, backOff(message.attempts + 1), reason])
    }
    return true
  })
}

/** Delivered messages are kept for 90 days. */
export const forgetDelivered = (db: Queries, now: Date): Promise<number> =>
  db.run(removeOld, [new Date(now.getTime() - 90 * 86_400_000)])
