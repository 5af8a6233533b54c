import type { ServerArea } from '../http/area.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { mailChannel, sealedMails } from '../mail/mail.ts'
import { mailSenderOf } from '../mail/mail-sender.ts'
import { startLoop } from '../outbox/delivery-loop.ts'
import { deliverSms } from '../sms/deliver-sms.ts'
import { sealedTexts, smsChannel } from '../sms/sms.ts'
import { smsSenderOf } from '../sms/sms-sender.ts'
import type { SealedValues } from '../sealed-values.ts'
import { forgetOldJob } from './forget-old.ts'

/**
 * PLAT-5: what the platform keeps for a while. Messages to the ERP that nobody took are kept until
 * somebody decides.
 */
export const forgetPlatformJob = forgetOldJob('clean-up-platform', '41 3 * * *', [
  { table: 'idempotency_keys', column: 'created_at', days: ({ idempotencyDays }) => idempotencyDays },
  { table: 'card_reports', column: 'received_at', days: ({ idempotencyDays }) => idempotencyDays },
  { table: 'rate_counters', column: 'window_start', days: () => 1 },
  { table: 'mails', column: 'created_at', days: ({ mailDays }) => mailDays },
  { table: 'text_messages', column: 'created_at', days: ({ textMessageDays }) => textMessageDays },
  {
    table: 'outbox_messages',
    column: 'created_at',
    where: `(delivered_at is not null or stop_reason = 'givenUp')`,
    days: ({ erpMessageDays }) => erpMessageDays,
  },
  { table: 'audit_entries', column: 'at', days: ({ auditDays }) => auditDays },
])

/** A repeated call whose answer is kept is refused after a change of key, not run again. */
const markedBodies: SealedValues = { uses: ['idempotency'], columns: ['idempotency_keys.body_hash'], giveUp: [] }

/** The demo's page takes what would leave (PLAT-9). */
const toDemoOutbox = { send: () => Promise.resolve() }

/**
 * Background work of the platform itself: mail and text messages leave, and what is no longer
 * needed goes.
 */
export const platformJobs: ServerArea = {
  name: 'platform',
  jobs: [forgetPlatformJob],
  sealed: [sealedMails, sealedTexts, markedBodies],
  startWithJobs: async (services) => {
    const { outside, demo } = services.config
    const standIn = demo === 'off' ? undefined : toDemoOutbox
    const mails = mailSenderOf(outside) ?? standIn
    const texts = smsSenderOf(outside) ?? standIn
    const stops = await Promise.all([
      startLoop(services, mailChannel, () => deliverMails(services, mails)),
      startLoop(services, smsChannel, () => deliverSms(services, texts)),
    ])
    return async () => void (await Promise.all(stops.map((stop) => stop())))
  },
}
