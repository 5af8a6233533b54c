import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { notificationChannels, notificationEvents } from './notification.ts'
import { notificationRefusals } from './notifications.refusals.ts'

const keysOf = <T extends object>(table: T) => z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]])
const choice = z.object({
  event: keysOf(notificationEvents),
  channel: keysOf(notificationChannels),
  isOn: z.boolean(),
})

/** PROFILE-9: which events the user wants to be notified of, and how. */
export const getNotificationPreferences = endpoint({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/me/notifications',
  summary: 'The user’s notification settings',
  answer: z.object({
    /** Every event with every channel. */
    preferences: z.array(choice),
    /**
     * Last four digits of the number text messages go to; null: there is no number that is proved.
     */
    phoneLast4: z.string().nullable(),
  }),
})

/** PROFILE-9: changes some of them. */
export const updateNotificationPreferences = endpoint({
  name: 'updateNotificationPreferences',
  method: 'PUT',
  path: '/me/notifications',
  summary: 'Change the user’s notification settings',
  noProxy: true,
  body: z.object({ preferences: z.array(choice).min(1).max(50) }),
  answer: z.object({ message: z.string() }),
  refusals: [notificationRefusals.phone_needed],
})
