import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { instant } from '#contract/values.ts'
import { notificationAreas, notificationChannels, notificationEvents } from './notification.ts'
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
  forPeople: true,
  answer: z.object({
    /** Every event that is for the user, with every channel. */
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
  body: z.object({ preferences: z.array(choice).min(1).max(200) }),
  answer: z.object({ message: z.string() }),
  refusals: [notificationRefusals.phone_needed],
})

/** A cursor of a list: the id of its last row. */
const cursor = z.uuid()
/** Rows on a page (decided constants: lists). */
const pageSize = queryNumber(1, 100).default(30)

const shownNotification = z
  .object({
    id: z.string(),
    /** A key of the events; one of a later version may be there. */
    event: z.string(),
    /** Plain text, as is `body`. */
    title: z.string(),
    body: z.string(),
    /** Where it leads: an address of this site; null: nowhere. */
    to: z.string().nullable(),
    createdAt: instant,
    /** It stood in a list that was opened. */
    isSeen: z.boolean(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' })
/** A notification as the portal shows it. */
export type ShownNotification = z.output<typeof shownNotification>

/** NEXT-7: the user's notifications, the newest first. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'Notifications in the portal',
  noProxy: true,
  livesBy: ['notifications'],
  query: z.object({
    area: keysOf(notificationAreas).optional(),
    show: z.enum(['unread']).optional(),
    cursor: cursor.optional(),
    pageSize,
  }),
  answer: z.object({ notifications: z.array(shownNotification), nextCursor: z.string().nullable() }),
})

const notificationStates = ['seen', 'read', 'unread'] as const
/** What a notification is marked as. */
export type NotificationState = (typeof notificationStates)[number]

/** NEXT-7: marks notifications; those of others are left alone. Repeating it changes nothing. */
export const markNotifications = endpoint({
  name: 'markNotifications',
  method: 'PUT',
  path: '/notifications/state',
  summary: 'Mark notifications as seen, read or unread',
  noProxy: true,
  body: z.object({
    state: z.enum(notificationStates),
    ids: z.array(z.uuid()).max(100).default([]),
    /** All up to this one, which was the newest when the user decided. */
    until: z.uuid().optional(),
  }),
  answer: z.object({ unread: z.number().int() }),
})

const sendStates = ['held', 'ahead', 'waiting', 'sent', 'failed', 'dropped'] as const
const sent = z.object({
  id: z.string(),
  event: z.string(),
  title: z.string(),
  createdAt: instant,
  isInPortal: z.boolean(),
  sends: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['mail', 'digest', 'text', 'push']),
      /** By the user's choice or by the default. */
      reason: z.enum(['default', 'chosen']),
      /** It went out in quiet hours. */
      isUrgent: z.boolean(),
      /** The end of the quiet hours it waited for. */
      heldUntil: instant.nullable(),
      /** `ahead`: it waits for the daily mail. */
      state: z.enum(sendStates),
      sentAt: instant.nullable(),
      /** Why it did not arrive. */
      problem: z.string().nullable(),
    }),
  ),
})
/** A notification with what was sent of it. */
export type SentNotification = z.output<typeof sent>

/** NEXT-7: what the user was sent, by which channel and why. */
export const listSentNotifications = endpoint({
  name: 'listSentNotifications',
  method: 'GET',
  path: '/notifications/sent',
  summary: 'What the user was sent, and why',
  noProxy: true,
  query: z.object({ cursor: cursor.optional(), pageSize }),
  answer: z.object({ notifications: z.array(sent), nextCursor: z.string().nullable() }),
})

const clockTime = z.string().max(5)
const settings = z.object({
  /** 'HH:MM'; null: no quiet hours. */
  quietFrom: clockTime.nullable(),
  quietTo: clockTime.nullable(),
  /** IANA; null: that of the user's division. */
  timeZone: z.string().max(60).nullable(),
  digestHour: z.number().int().min(0).max(23),
})
/** When a user wants to be left alone, and when the daily mail comes. */
export type NotificationSettings = z.output<typeof settings>
const versioned = settings.extend({
  /** What counts while `timeZone` is null. */
  usualTimeZone: z.string(),
  version: z.number().int(),
})
/** The same as it is stored. */
export type StoredSettings = z.output<typeof versioned>

/** NEXT-7: quiet hours and the hour of the daily mail. */
export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/me/notification-settings',
  summary: 'Quiet hours, and the hour of the daily mail',
  noProxy: true,
  answer: versioned,
})

/** NEXT-7: changes them. */
export const updateNotificationSettings = endpoint({
  name: 'updateNotificationSettings',
  method: 'PUT',
  path: '/me/notification-settings',
  summary: 'Change quiet hours and the hour of the daily mail',
  noProxy: true,
  ifMatch: true,
  body: settings,
  answer: z.object({ message: z.string(), settings: versioned }),
  refusals: [
    notificationRefusals.time_invalid,
    notificationRefusals.time_zone_unknown,
    notificationRefusals.quiet_hours_incomplete,
    notificationRefusals.quiet_hours_alike,
    notificationRefusals.notification_settings_changed,
  ],
})
