import { deliverMails } from '../mail/deliver-mails.ts'
import { mailChannel } from '../mail/mail.ts'
import { mailSenderOf } from '../mail/mail-sender.ts'
import type { ServerArea } from '../http/area.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { startLoop } from '../outbox/delivery-loop.ts'
import { forgetDelivered } from '../outbox/deliver-outbox.ts'
import { forgetOldWindows } from '../rate-limits/rate-limit.ts'
import { deliverSms, forgetOldSms } from '../sms/deliver-sms.ts'
import { smsChannel } from '../sms/sms.ts'
import { smsSenderOf } from '../sms/sms-sender.ts'

/** Background work of the platform itself: mail and text messages leave, and what is no longer needed goes. */
export const platformJobs: ServerArea = {
  name: 'platform',
  jobs: [
    {
      name: 'clean-up-platform',
      schedule: '41 3 * * *',
      run: async (_, { db, clock }) => {
        await forgetOldKeys(db, clock.now())
        await forgetOldWindows(db, clock.now())
        await forgetDelivered(db, clock.now())
        await forgetOldSms(db, clock.now())
      },
    },
  ],
  startWithJobs: async (services) => {
    const mails = mailSenderOf(services.config.outside)
    const texts = smsSenderOf(services.config.outside)
    const stops = await Promise.all([
      startLoop(services, mailChannel, () => deliverMails(services, mails)),
      startLoop(services, smsChannel, () => deliverSms(services, texts)),
    ])
    return async () => void (await Promise.all(stops.map((stop) => stop())))
  },
}
