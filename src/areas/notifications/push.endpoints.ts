import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'
import { notificationRefusals } from './notifications.refusals.ts'

const pushSubscription = z.object({
  id: z.string(),
  /** Such as 'Chrome on Windows'. */
  name: z.string(),
  createdAt: instant,
  /** Why the last message did not arrive; null when it did. */
  lastProblem: z.string().nullable(),
  /** It was switched on in the caller's session. */
  isThisSession: z.boolean(),
})
/** A browser that takes web push. */
export type PushSubscription = z.output<typeof pushSubscription>

/** NEXT-7: what a browser needs to take web push, and which of the user's do. */
export const getPush = endpoint({
  name: 'getPush',
  method: 'GET',
  path: '/me/push',
  summary: 'Web push of the user’s browsers',
  noProxy: true,
  answer: z.object({
    /** The key browsers subscribe with, base64url; null where this server sends no web push. */
    publicKey: z.string().nullable(),
    browsers: z.array(pushSubscription),
  }),
})

/** NEXT-7: this browser takes web push until the session ends. Repeating it changes nothing. */
export const subscribeToPush = endpoint({
  name: 'subscribeToPush',
  method: 'POST',
  path: '/me/push',
  summary: 'Send notifications to this browser',
  noProxy: true,
  body: z.object({
    /** As the browser got it from its push service. */
    endpoint: z.string().min(1).max(1000),
    /** base64url of 65 bytes, and of 16. */
    p256dh: z
      .string()
      .max(90)
      .regex(/^[\w-]{86,88}={0,2}$/),
    auth: z
      .string()
      .max(30)
      .regex(/^[\w-]{21,24}={0,2}$/),
  }),
  answer: z.object({ message: z.string() }),
  refusals: [
    notificationRefusals.push_off,
    notificationRefusals.push_service_unknown,
    notificationRefusals.push_keys_invalid,
  ],
})

/** NEXT-7: a browser takes no web push any more. */
export const deletePushSubscription = endpoint({
  name: 'deletePushSubscription',
  method: 'DELETE',
  path: '/me/push/:subscriptionId',
  summary: 'Stop sending notifications to a browser',
  noProxy: true,
  params: z.object({ subscriptionId: z.uuid() }),
  answer: z.object({ message: z.string() }),
})
