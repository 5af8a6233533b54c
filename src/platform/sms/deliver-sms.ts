import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import { backOff } from '../outbox/back-off.ts'
import { deliveryProblem } from '../outbox/delivery-problem.ts'
import { sealOf } from '../seal.ts'
import type { Services } from '../services.ts'
import { smsSeal } from './sms.ts'
import type { SmsSender } from './sms-sender.ts'

interface DueMessage {
  readonly id: string
  readonly to: string
  readonly text: string
  readonly attempts: number
  readonly isSealed: boolean
}

const batch = 20

const due = sql(
  'sms.due',
  `select id, to_phone as "to", text_body as text, attempts, is_sealed as "isSealed" from text_messages
   where sent_at is null and next_attempt_at <= now() and (give_up_at is null or give_up_at > now())
   order by id limit 1 for update skip locked`,
)
const sent = sql(
  'sms.sent',
  'update text_messages set sent_at = clock_timestamp(), attempts = attempts + 1, last_error = null where id = $1',
)
const failed = sql(
  'sms.failed',
  `update text_messages set attempts = attempts + 1, last_error = $3,
     next_attempt_at = clock_timestamp() + make_interval(secs => $2::float / 1000) where id = $1`,
)
const removeOld = sql('sms.clean-up', 'delete from text_messages where created_at < $1')

/** PLAT-9: sends what is due, at least once, and answers whether more is waiting. */
export async function deliverSms(services: Services, sender: SmsSender): Promise<boolean> {
  for (let count = 0; count < batch; count++) if (!(await deliverOne(services, sender))) return false
  return true
}

async function deliverOne({ db, log, config }: Services, sender: SmsSender): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const message = await tx.maybe<DueMessage>(due)
    if (!message) return false
    try {
      const text = message.isSealed ? sealOf(config).open(message.text, smsSeal) : message.text
      await sender.send({ to: message.to, text, messageId: message.id })
      await tx.run(sent, [message.id])
    } catch (error) {
      const reason = deliveryProblem(error)
      log.warn({ smsId: message.id, reason }, 'a text message was not taken')
      await tx.run(failed, [message.id, backOff(message.attempts + 1), reason])
    }
    return true
  })
}

/** Phone numbers are nobody's business longer than a month. */
export const forgetOldSms = (db: Queries, now: Date): Promise<number> =>
  db.run(removeOld, [new Date(now.getTime() - 30 * 86_400_000)])
