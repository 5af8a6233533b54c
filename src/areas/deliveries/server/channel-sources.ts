import type { Config } from '#platform/config.ts'
import { pushQueue, reasonOfMessage } from '#areas/notifications/server/public.ts'
import { mailQueue } from '#platform/mail/deliver-mails.ts'
import { erpQueue } from '#platform/outbox/deliver-outbox.ts'
import type { Queue } from '#platform/outbox/queue.ts'
import { smsQueue } from '#platform/sms/deliver-sms.ts'
import type { DeliveryChannel } from '../delivery.ts'

/** Where the messages of a channel are stored, and how they are described. */
export interface ChannelSource {
  readonly queue: Pick<Queue, 'table' | 'idType' | 'doneAt' | 'repairs'>
  /** SQL of what it is, whom it is about, and until when it is of use; `m` is the message. */
  readonly subject: string
  readonly about: string
  readonly giveUpAt: string
  /** SQL: true when an earlier message has to leave first. */
  readonly isHeld: string
  /** SQL: why it was sent, as JSON. */
  readonly reason: string
}

/** PLAT-13: the three queues of the platform, and that of web push. */
export const channelSources: Readonly<Record<DeliveryChannel, ChannelSource>> = {
  erp: {
    queue: erpQueue,
    subject: 'm.topic',
    about: `coalesce('Order ' || (m.payload ->> 'orderNumber'), replace(m.subject, ':', ' '))`,
    giveUpAt: 'null::timestamptz',
    isHeld: `m.delivered_at is null and m.stopped_at is null and exists (select 1 from outbox_messages e
      where e.delivered_at is null and e.stop_reason is distinct from 'givenUp' and e.id < m.id and e.subject = m.subject)`,
    reason: 'null::json',
  },
  mail: {
    queue: mailQueue,
    subject: 'm.subject',
    about: 'm.to_address',
    giveUpAt: 'm.give_up_at',
    isHeld: 'false',
    reason: reasonOfMessage('m.id'),
  },
  sms: {
    queue: smsQueue,
    subject: `''`,
    about: 'm.to_phone',
    giveUpAt: 'm.give_up_at',
    isHeld: 'false',
    reason: reasonOfMessage('m.id'),
  },
  push: {
    queue: pushQueue,
    subject: `''`,
    about: 'm.host',
    giveUpAt: 'm.give_up_at',
    isHeld: 'false',
    reason: reasonOfMessage('m.id'),
  },
}

/**
 * Whether the messages of a channel have somewhere to go: a setting, or what stands in for it in
 * the demo.
 */
export function isConfigured(channel: DeliveryChannel, { outside, demo }: Pick<Config, 'outside' | 'demo'>): boolean {
  if (channel === 'push') return outside.webPush
  if (demo !== 'off') return true
  if (channel === 'erp') return outside.erpUrl !== undefined || outside.erpDropDir !== undefined
  return (channel === 'mail' ? outside.smtpUrl : outside.smsUrl) !== undefined
}
