import type { Queries } from '#platform/database/database.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { queueSms } from '#platform/sms/sms.ts'
import type { NotificationEvent } from '../notification.ts'
import { wantsNotification } from '../rules/wants-notification.ts'
import { recipientOf } from './preference.store.ts'

/** What to say, in each way. */
export interface NotificationTexts {
  readonly mail: { readonly subject: string; readonly text: string }
  /** One sentence for a phone's screen. */
  readonly text: string
}

/**
 * PROFILE-9: notifies a user of an event on the channels they chose, in the transaction of the
 * change; returns whether anything was sent.
 */
export async function notify(
  db: Queries,
  userId: string,
  event: NotificationEvent,
  texts: NotificationTexts,
): Promise<boolean> {
  const recipient = await recipientOf(db, userId)
  if (!recipient) return false
  const { email, phone, choices } = recipient
  const byMail = wantsNotification(event, 'mail', choices)
  const byText = phone !== null && wantsNotification(event, 'text', choices)
  if (byMail) await queueMail(db, { to: email, ...texts.mail })
  if (byText) await queueSms(db, { to: phone, text: `Larder: ${texts.text}` })
  return byMail || byText
}
