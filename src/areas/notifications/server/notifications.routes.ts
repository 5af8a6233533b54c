import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { handle } from '#platform/http/handle.ts'
import {
  notificationChannels,
  notificationEvents,
  type NotificationChannel,
  type NotificationEvent,
} from '../notification.ts'
import { getNotificationPreferences, updateNotificationPreferences } from '../notifications.endpoints.ts'
import { notificationRefusals } from '../notifications.refusals.ts'
import { wantsNotification } from '../rules/wants-notification.ts'
import { recipientOf, saveChoices } from './preference.store.ts'

const events = Object.keys(notificationEvents) as NotificationEvent[]
const channels = Object.keys(notificationChannels) as NotificationChannel[]

/** PROFILE-9: the current state of every switch. */
export const getNotificationPreferencesHandler = handle(getNotificationPreferences, async ({ db, caller }) => {
  const recipient = await recipientOf(db, caller.actor.userId)
  if (!recipient) throw new Refused(common.not_signed_in)
  const { phone, choices } = recipient
  const preferences = events.flatMap((event) =>
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
