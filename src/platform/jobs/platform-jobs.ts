import { deliverMails } from '../mail/deliver-mails.ts'
import { mailChannel } from '../mail/mail.ts'
import { mailSenderOf } from '../mail/mail-sender.ts'
import type { ServerArea } from '../http/area.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { startLoop } from '../outbox/delivery-loop.ts'
import { forgetDelivered } from '../outbox/deliver-outbox.ts'
import { forgetOldWindows } from '../rate-limits/rate-limit.ts'

/** Background work of the platform itself: mail leaves, and what is no longer needed goes. */
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
      },
    },
  ],
  startWithJobs: async (services) => {
    const sender = mailSenderOf(services.config.outside)
    return startLoop(services, mailChannel, () => deliverMails(services, sender))
  },
}
