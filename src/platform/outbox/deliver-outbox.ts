import type { Services } from '../services.ts'
import { deliverDue } from './deliver-due.ts'
import { outboxChannel } from './outbox.ts'
import { type Due, queueOf } from './queue.ts'

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

/**
 * Messages to the ERP. One waits for earlier ones on the same thing, so that an ERP learns of an
 * order's change after the order: also for one that has stopped, until staff repeat it or give it
 * up.
 */
export const erpQueue = queueOf<ErpMessage & Due>({
  channel: 'erp',
  table: 'outbox_messages',
  idType: 'bigint',
  wake: outboxChannel,
  doneAt: 'delivered_at',
  columns: 'm.message_id as "messageId", m.topic, m.payload, m.created_at as "createdAt"',
  isNext: `not exists (
    select 1 from outbox_messages e
    where e.delivered_at is null and e.stop_reason is distinct from 'givenUp' and e.id < m.id and e.subject = m.subject)`,
  expires: false,
})

/** PLAT-4: delivers what is due and returns whether more is waiting. */
export const deliverOutbox = (services: Services, connector: ErpConnector): Promise<boolean> =>
  deliverDue(services, erpQueue, ({ messageId, topic, payload, createdAt }) =>
    connector.deliver({ messageId, topic, payload, createdAt }),
  )
