import { sql } from '../database/statement.ts'
import { backOff } from '../outbox/back-off.ts'
import { deliveryProblem } from '../outbox/delivery-problem.ts'
import { sealOf } from '../seal.ts'
import type { Services } from '../services.ts'
import { mailSeal } from './mail.ts'
import type { MailSender } from './mail-sender.ts'

interface DueMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attempts: number
  readonly isSealed: boolean
}

const batch = 20

const due = sql(
  'mail.due',
  `select id, to_address as "to", subject, text_body as text, attempts, is_sealed as "isSealed" from mails
   where sent_at is null and next_attempt_at <= now() order by id limit 1 for update skip locked`,
)
const sent = sql(
  'mail.sent',
  'update mails set sent_at = clock_timestamp(), attempts = attempts + 1, last_error = null where id = $1',
)
const failed = sql(
  'mail.failed',
  `update mails set attempts = attempts + 1, last_error = $3,
     next_attempt_at = clock_timestamp() + make_interval(secs => $2::float / 1000) where id = $1`,
)

/** PLAT-9: sends what is due and answers whether more is waiting. */
export async function deliverMails(services: Services, sender: MailSender): Promise<boolean> {
  for (let count = 0; count < batch; count++) if (!(await deliverOne(services, sender))) return false
  return true
}

async function deliverOne({ db, log, config }: Services, sender: MailSender): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const mail = await tx.maybe<DueMail>(due)
    if (!mail) return false
    try {
      const text = mail.isSealed ? sealOf(config).open(mail.text, mailSeal) : mail.text
      await sender.send({ ...mail, text, messageId: mail.id })
      await tx.run(sent, [mail.id])
    } catch (error) {
      const reason = deliveryProblem(error)
      log.warn({ mailId: mail.id, reason }, 'a mail was not taken')
      await tx.run(failed, [mail.id, backOff(mail.attempts + 1), reason])
    }
    return true
  })
}
