import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

// The bell is on every screen: its call comes without the list of events.

/** Unread ones are counted up to this; more are 'more than'. */
export const maxUnread = 99

/** NEXT-7: how many are unread, for the bell. */
export const countUnreadNotifications = endpoint({
  name: 'countUnreadNotifications',
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many notifications are unread',
  noProxy: true,
  livesBy: ['notifications'],
  answer: z.object({
    /** No more than one above 99. */
    unread: z.number().int(),
    /** Id of the newest of them. */
    newest: z.string().nullable(),
  }),
})
