import { deliverDue } from '../outbox/deliver-due.ts'
import { type Due, queueOf } from '../outbox/queue.ts'
import { sealOf } from '../seal.ts'
import type { Services } from '../services.ts'
import { smsChannel, smsSeal } from './sms.ts'
import type { SmsSender } from './sms-sender.ts'

interface DueMessage extends Due {
  readonly id: string
  readonly to: string
  readonly text: string
  readonly isSealed: boolean
}

/** Text messages on their way out. */
export const smsQueue = queueOf<DueMessage>({
  channel: 'sms',
  table: 'text_messages',
  idType: 'uuid',
  wake: smsChannel,
  doneAt: 'sent_at',
  columns: 'm.to_phone as "to", m.text_body as text, m.is_sealed as "isSealed"',
  expires: true,
})

/**
 * PLAT-9: sends what is due, at least once, and returns whether more is waiting; without a provider
 * messages wait.
 */
export const deliverSms = (services: Services, sender: SmsSender | undefined): Promise<boolean> =>
  deliverDue(
    services,
    smsQueue,
    sender &&
      (({ id, to, text, isSealed }) =>
        sender.send({
          to,
          text: isSealed ? sealOf(services.config).open(text, smsSeal) : text,
          messageId: id,
        })),
  )
