import type { Queries } from '#platform/database/database.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { queueSms } from '#platform/sms/sms.ts'

const endings = 'If it was not you, change your password now and tell your sales rep.'

/** What happened to a second factor, for its owner, who may not be the one who did it. */
const news = {
  enabled: ['Two-factor authentication is on', 'Two-factor authentication was enabled for your Larder account.'],
  disabled: ['Two-factor authentication is off', 'Two-factor authentication was disabled for your Larder account.'],
  phoneChanged: [
    'Your two-factor phone was changed',
    'The phone of two-factor authentication was changed for your Larder account.',
  ],
  appAdded: ['An authenticator app was added', 'An authenticator app was added to your Larder account.'],
  appRemoved: ['An authenticator app was removed', 'The authenticator app was removed from your Larder account.'],
  codesRenewed: [
    'New recovery codes',
    'New recovery codes were made for your Larder account; the earlier ones are void.',
  ],
  recoveryUsed: ['A recovery code was used', 'A recovery code was used to sign in to your Larder account.'],
  reset: [
    'Your second factor was reset',
    'Our staff have reset the second factor of your Larder account, and all devices were signed out. You set up a new one at your next sign-in.',
  ],
} as const

/**
 * Security 37: notifies the mailbox, and the number that was the second factor when there was one.
 */
export async function notifyOwner(
  tx: Queries,
  { email, phone }: { email: string; phone?: string | null },
  event: keyof typeof news,
): Promise<void> {
  const [subject, sentence] = news[event]
  await queueMail(tx, { to: email, subject, text: `${sentence}\n\n${endings}` })
  if (phone) await queueSms(tx, { to: phone, text: `${sentence} ${endings}` })
}
