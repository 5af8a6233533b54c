import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { notificationChannels, notificationKinds, type NotificationChannel } from '../notification.ts'
import {
  getNotificationPreferences,
  getNotificationSettings,
  listNotifications,
  listSentNotifications,
  markNotifications,
  updateNotificationPreferences,
  updateNotificationSettings,
} from '../notifications.endpoints.ts'
import { countUnreadNotifications, maxUnread } from '../unread.endpoints.ts'
import { notificationRefusals } from '../notifications.refusals.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { eventsFor } from '../rules/events-for.ts'
import { wantsNotification } from '../rules/wants-notification.ts'
import { markNotifications as mark, readNotifications, readUnread } from './notification.store.ts'
import { recipientOf, saveChoices } from './preference.store.ts'
import { readSent } from './sent.store.ts'
import { lockSettings, readSettings, saveSettings } from './settings.store.ts'

const channels = Object.keys(notificationChannels) as NotificationChannel[]

/** PROFILE-9: the current state of every switch. */
export const getNotificationPreferencesHandler = handle(getNotificationPreferences, async ({ db, caller }) => {
  const recipient = await recipientOf(db, caller.actor.userId)
  if (!recipient) throw new Refused(common.not_signed_in)
  const { phone, choices } = recipient
  const preferences = eventsFor(caller.isStaff).flatMap((event) =>
    channels.map((channel) => ({
      event,
      channel,
      isOn: (channel !== 'text' || phone !== null) && wantsNotification(event, channel, choices),
    })),
  )
  return { preferences, phoneLast4: phone?.slice(-4) ?? null }
})

/** PROFILE-9: the server sends by these from now on. */
export const updateNotificationPreferencesHandler = handle(
  updateNotificationPreferences,
  async ({ db, caller, body }) => {
    const { userId } = caller.actor
    const recipient = await recipientOf(db, userId)
    const wantsText = body.preferences.some(({ channel, isOn }) => channel === 'text' && isOn)
    if (wantsText && !recipient?.phone)
      throw new Refused({ ...notificationRefusals.phone_needed, field: 'preferences' })
    await saveChoices(db, userId, body.preferences)
    return { message: 'Notifications saved successfully' }
  },
)

/** One row more than the page is asked for, to know whether there are older ones. */
const pageOf = <Row extends { readonly id: string }>(found: readonly Row[], pageSize: number) => {
  const rows = found.slice(0, pageSize)
  return { notifications: rows, nextCursor: found.length > pageSize ? rows.at(-1)!.id : null }
}

/** NEXT-7: the caller's notifications. */
export const listNotificationsHandler = handle(listNotifications, async ({ db, caller, query }) => {
  const { area, show, cursor = null, pageSize } = query
  const events =
    area === undefined ? null : notificationKinds.filter(([, kind]) => kind.area === area).map(([event]) => event)
  const question = { userId: caller.actor.userId, before: cursor, events, onlyUnread: show === 'unread' }
  return pageOf(await readNotifications(db, { ...question, limit: pageSize + 1 }), pageSize)
})

const countUnread = async (db: Queries, userId: string) => {
  const { count, newest } = await readUnread(db, userId, maxUnread + 1)
  return { unread: count, newest }
}

/** NEXT-7: the number on the bell. */
export const countUnreadNotificationsHandler = handle(countUnreadNotifications, ({ db, caller }) =>
  countUnread(db, caller.actor.userId),
)

/** NEXT-7: marks the caller's own. */
export const markNotificationsHandler = handle(markNotifications, async ({ db, caller, body, now }) => {
  const { userId } = caller.actor
  await mark(db, userId, { state: body.state, ids: body.ids, until: body.until ?? null }, now)
  return { unread: (await countUnread(db, userId)).unread }
})

/** NEXT-7: what the caller was sent, and why. */
export const listSentNotificationsHandler = handle(listSentNotifications, async ({ db, caller, query }) => {
  const { cursor = null, pageSize } = query
  return pageOf(await readSent(db, { userId: caller.actor.userId, before: cursor, limit: pageSize + 1 }), pageSize)
})

/** NEXT-7: the caller's quiet hours and the hour of the daily mail. */
export const getNotificationSettingsHandler = handle(getNotificationSettings, ({ db, caller }) =>
  readSettings(db, caller.actor.userId),
)

/** NEXT-7: changes them; another tab's change is refused with what is stored by now. */
export const updateNotificationSettingsHandler = handle(
  updateNotificationSettings,
  async ({ db, caller, body, ifMatch }) => {
    const { userId } = caller.actor
    const kept = orRefuse(checkSettings(body))
    const settings = await db.inTransaction(async (tx) => {
      const stored = await lockSettings(tx, userId)
      if (ifMatch !== null && ifMatch !== stored.version)
        throw new Refused({ ...notificationRefusals.notification_settings_changed, details: stored })
      await saveSettings(tx, userId, kept)
      return readSettings(tx, userId)
    })
    return { message: 'Saved successfully', settings }
  },
)
