import { deliverDue } from '../outbox/deliver-due.ts'
import { type Due, queueOf } from '../outbox/queue.ts'
import { sealOf } from '../seal.ts'
import type { Services } from '../services.ts'
import { mailChannel, mailSeal } from './mail.ts'
import type { MailSender } from './mail-sender.ts'

interface DueMail extends Due {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly isSealed: boolean
}

/** Mails on their way out. */
export const mailQueue = queueOf<DueMail>({
  channel: 'mail',
  table: 'mails',
  idType: 'uuid',
  wake: mailChannel,
  doneAt: 'sent_at',
  columns: 'm.to_address as "to", m.subject, m.text_body as text, m.is_sealed as "isSealed"',
  expires: true,
})

/** PLAT-9: sends what is due and returns whether more is waiting; without a sender mails wait. */
export const deliverMails = (services: Services, sender: MailSender | undefined): Promise<boolean> =>
  deliverDue(
    services,
    mailQueue,
    sender &&
      (({ id, to, subject, text, isSealed }) =>
        sender.send({
          to,
          subject,
          text: isSealed ? sealOf(services.config).open(text, mailSeal) : text,
          messageId: id,
        })),
  )
