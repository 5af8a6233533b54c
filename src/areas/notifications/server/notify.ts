import { v7 as uuidv7 } from 'uuid'
import { startScreen } from '#contract/address.ts'
import type { Queries } from '#platform/database/database.ts'
import { type QueuedMail, queueMails } from '#platform/mail/mail.ts'
import { queueSms } from '#platform/sms/sms.ts'
import type { NotificationEvent, NotificationPlace } from '../notification.ts'
import { type PlannedSend, planSends } from '../rules/plan-sends.ts'
import { insertNotifications, insertSendsOf, type NewNotification, type NewSend } from './notification.store.ts'
import { queuePush } from './push/push-queue.ts'
import { type Recipient, recipientsOf } from './preference.store.ts'

/** What to say, in each way, as plain text. */
export interface NotificationTexts {
  /** The subject is also the title in the portal and on a device. */
  readonly mail: { readonly subject: string; readonly text: string }
  /** One sentence, for a phone's screen and for the portal. */
  readonly text: string
}

/** One notification: whom, of what, and how it reads. */
export interface Notice {
  readonly userId: string
  readonly event: NotificationEvent
  readonly texts: NotificationTexts
  readonly place?: NotificationPlace
}

/**
 * PROFILE-9, NEXT-7: notifies a user of an event on the channels they chose, in the transaction of
 * the change; returns whether anything was sent or is in the portal.
 */
export async function notify(
  db: Queries,
  userId: string,
  event: NotificationEvent,
  texts: NotificationTexts,
  place: NotificationPlace = {},
  /** The time of the database unless given. */
  at?: Date,
): Promise<boolean> {
  return (await notifyAll(db, [{ userId, event, texts, place }], at)) === 1
}

/** The same for many in a few statements; returns how many were notified. */
export async function notifyAll(
  db: Queries,
  notices: readonly Notice[],
  /** The time of the database unless given. */
  at?: Date,
): Promise<number> {
  if (notices.length === 0) return 0
  const recipients = await recipientsOf(
    db,
    notices.map(({ userId }) => userId),
  )
  const notifications: NewNotification[] = []
  const mails: QueuedMail[] = []
  const sends: NewSend[] = []
  for (const { userId, event, texts, place = {} } of notices) {
    const recipient = recipients.get(userId)
    const planned = recipient ? planFor(recipient, event, place, at) : []
    if (!recipient || planned.length === 0) continue
    const id = uuidv7()
    const { deadline: _, ...where } = place
    const isInPortal = planned.some(({ channel }) => channel === 'portal')
    notifications.push({ ...where, id, userId, event, title: texts.mail.subject, body: texts.text, isInPortal })
    for (const send of planned) {
      if (send.channel === 'portal') continue
      for (const messageId of await queued(db, { event, texts, to: place.to }, send, recipient, mails))
        sends.push({ ...send, id: uuidv7(), notificationId: id, userId, messageId })
    }
  }
  await insertNotifications(db, notifications)
  await queueMails(db, mails)
  await insertSendsOf(db, sends)
  return notifications.length
}

function planFor(
  { phone, choices, browsers, quietFrom, quietTo, timeZone, now }: Recipient,
  event: NotificationEvent,
  { deadline }: NotificationPlace,
  at: Date | undefined,
): PlannedSend[] {
  const quiet =
    quietFrom === null || quietTo === null || timeZone === null ? null : { from: quietFrom, to: quietTo, timeZone }
  const notified = { choices, hasPhone: phone !== null, hasPush: browsers.length > 0, quiet }
  return planSends(event, notified, { now: at ?? new Date(now), deadline })
}

/**
 * Queues the messages of one channel, mails into `mails`; returns their ids, null for a daily mail
 * that is ahead.
 */
async function queued(
  db: Queries,
  {
    event,
    texts: { mail, text },
    to,
  }: Pick<Notice, 'event' | 'texts'> & { readonly to: NotificationPlace['to'] | undefined },
  { channel, heldUntil: notBefore }: PlannedSend,
  { email, phone, browsers }: Recipient,
  mails: QueuedMail[],
): Promise<(string | null)[]> {
  switch (channel) {
    case 'mail': {
      const id = uuidv7()
      mails.push({ id, to: email, ...mail, notBefore })
      return [id]
    }
    case 'text':
      return phone === null ? [] : [await queueSms(db, { to: phone, text: `Larder: ${text}` }, { notBefore })]
    case 'push':
      return queuePush(db, browsers, { event, to: to ?? startScreen.at() }, { notBefore })
    case 'digest':
      return [null]
    case 'portal':
      return []
  }
}
