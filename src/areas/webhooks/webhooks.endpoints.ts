import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { eventTypes, messageStates, webhook, webhookAttempt, webhookMessage, webhookText } from './webhook.ts'
import { webhookRefusals } from './webhooks.refusals.ts'

/** Webhooks are their owner's own, as API keys are. */
const own = { needs: ['connectPrograms'], noProxy: true } as const
const params = z.object({ webhookId: z.uuid() })
const messageParams = z.object({ webhookId: z.uuid(), messageId: z.uuid() })
const done = { isSuccess: z.literal(true), message: z.string() }
const urlRefusals = [
  webhookRefusals.webhook_url_unreadable,
  webhookRefusals.webhook_url_scheme,
  webhookRefusals.webhook_url_credentials,
  webhookRefusals.webhook_url_port,
  webhookRefusals.webhook_url_inside,
  webhookRefusals.webhook_url_taken,
  webhookRefusals.webhook_events_required,
  webhookRefusals.webhook_event_not_yours,
]
/**
 * The secret is in this response and nowhere else: the call is not idempotent, which would keep it.
 */
const shown = z.object({ ...done, webhook, secret: z.string() })

/** NEXT-12: the caller's webhooks. */
export const listWebhooks = endpoint({
  ...own,
  name: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'Webhooks of the caller',
  answer: z.object({
    webhooks: z.array(webhook),
    /** Events the caller can choose. */
    events: z.array(z.enum(eventTypes)),
  }),
})

/** NEXT-12: adds an address; asks for a recent proof, as data leaves by it. */
export const createWebhook = endpoint({
  ...own,
  name: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  summary: 'Add a webhook; its secret is shown once',
  status: 201,
  body: webhookText,
  answer: shown,
  refusals: [...urlRefusals, webhookRefusals.too_many_webhooks],
})

/** NEXT-12: another address or other events; paused and resumed by `isActive`. */
export const updateWebhook = endpoint({
  ...own,
  name: 'updateWebhook',
  method: 'PUT',
  path: '/webhooks/:webhookId',
  summary: 'Change, pause or resume a webhook',
  ifMatch: true,
  params,
  body: z.strictObject({ ...webhookText.partial().shape, isActive: z.boolean().optional() }),
  answer: z.object({ ...done, webhook }),
  refusals: [...urlRefusals, webhookRefusals.webhook_not_found, webhookRefusals.webhook_changed],
})

/** NEXT-12: another secret; for a day messages carry the signatures of both. */
export const rotateWebhookSecret = endpoint({
  ...own,
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/:webhookId/rotate',
  summary: 'Give a webhook another secret; it is shown once',
  params,
  answer: shown,
  refusals: [webhookRefusals.webhook_not_found],
})

/** NEXT-12: deletes an address with its log. */
export const deleteWebhook = endpoint({
  ...own,
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  summary: 'Delete a webhook with its log',
  params,
  answer: z.object({ ...done, webhookId: z.uuid() }),
  refusals: [webhookRefusals.webhook_not_found],
})

/** NEXT-12: sends an event of the type `test`. */
export const testWebhook = endpoint({
  ...own,
  name: 'testWebhook',
  method: 'POST',
  path: '/webhooks/:webhookId/test',
  summary: 'Send a test event to a webhook',
  rateLimit: { max: 30, minutes: 1 },
  params,
  answer: z.object({ ...done, messageId: z.string() }),
  refusals: [webhookRefusals.webhook_not_found, webhookRefusals.webhook_inactive],
})

/** NEXT-12: the log of an address, the newest first. */
export const listWebhookMessages = endpoint({
  ...own,
  name: 'listWebhookMessages',
  method: 'GET',
  path: '/webhooks/:webhookId/messages',
  summary: 'Messages to a webhook',
  params,
  query: z.object({
    state: z.enum(messageStates).optional(),
    /** The last message of the page before. */
    cursor: z
      .string()
      .max(18)
      .regex(/^\d{1,18}$/, 'Not a cursor')
      .optional(),
    pageSize: queryNumber(1, 100).default(30),
  }),
  answer: z.object({ messages: z.array(webhookMessage), nextCursor: z.string().nullable() }),
  refusals: [webhookRefusals.webhook_not_found],
})

/** NEXT-12: one message, as it was sent, with its attempts. */
export const getWebhookMessage = endpoint({
  ...own,
  name: 'getWebhookMessage',
  method: 'GET',
  path: '/webhooks/:webhookId/messages/:messageId',
  summary: 'One message to a webhook, with its attempts',
  params: messageParams,
  answer: z.object({ message: webhookMessage, body: z.string(), log: z.array(webhookAttempt) }),
  refusals: [webhookRefusals.webhook_not_found, webhookRefusals.webhook_message_not_found],
})

/** NEXT-12: sends one message again, under the same id. */
export const replayWebhookMessage = endpoint({
  ...own,
  name: 'replayWebhookMessage',
  method: 'POST',
  path: '/webhooks/:webhookId/messages/:messageId/replay',
  summary: 'Send a message to a webhook again',
  params: messageParams,
  answer: z.object({ ...done }),
  refusals: [
    webhookRefusals.webhook_not_found,
    webhookRefusals.webhook_message_not_found,
    webhookRefusals.webhook_inactive,
  ],
})

/** NEXT-12: sends again all that were not delivered. */
export const replayFailedWebhookMessages = endpoint({
  ...own,
  name: 'replayFailedWebhookMessages',
  method: 'POST',
  path: '/webhooks/:webhookId/replay-failed',
  summary: 'Send all failed messages to a webhook again',
  params,
  answer: z.object({ ...done, replayed: z.number().int() }),
  refusals: [webhookRefusals.webhook_not_found, webhookRefusals.webhook_inactive],
})
