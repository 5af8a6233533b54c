import { z } from 'zod'
import { instant } from '#contract/values.ts'

/** NEXT-12: how many addresses a user may have, and letters of one. */
export const webhookLimits = { addresses: 10, url: 2000 } as const

/** What happens that a customer can be notified of. */
export const eventTypes = [
  'order.placed',
  'order.changed',
  'order.status',
  'shipment.reported',
  'invoice.created',
  'invoice.balance',
  'price.changed',
  'stock.changed',
] as const
/** One of them. */
export type EventType = (typeof eventTypes)[number]
/** What a test sends. */
export const testType = 'test'

/** Hours for which messages carry the signature of the former secret too, after a rotation. */
export const secretOverlapHours = 24

/** Where a message is. */
export const messageStates = ['waiting', 'delivered', 'failed'] as const
/** One of them. */
export type MessageState = (typeof messageStates)[number]

/** What somebody enters for an address. */
export const webhookText = z.strictObject({
  url: z.string().trim().max(webhookLimits.url, `An address cannot be more than ${webhookLimits.url} characters`),
  events: z.array(z.enum(eventTypes, 'There is no such event')).max(eventTypes.length),
})
/** What somebody enters for an address. */
export type WebhookText = z.output<typeof webhookText>

/** An address as its owner sees it; never the secret. */
export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(eventTypes)),
    isActive: z.boolean(),
    /** It was switched off because it had failed for days. */
    isSwitchedOff: z.boolean(),
    /** Since when nothing was taken; null while it works. */
    failingSince: instant.nullable(),
    /** Messages carry the signature of the former secret too until then. */
    formerUntil: instant.nullable(),
    createdAt: instant,
    lastDeliveredAt: instant.nullable(),
    waiting: z.number().int(),
    failed: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'Webhook' })
/** An address as its owner sees it. */
export type Webhook = z.output<typeof webhook>

/** A message to an address. */
export const webhookMessage = z
  .object({
    /** The `webhook-id`: the same with every attempt. */
    id: z.string(),
    type: z.string(),
    createdAt: instant,
    state: z.enum(messageStates),
    attempts: z.number().int(),
    nextAttemptAt: instant.nullable(),
    /** Of the last attempt: the HTTP status, milliseconds, and why there was none. */
    lastStatus: z.number().int().nullable(),
    lastMs: z.number().int().nullable(),
    lastProblem: z.string().nullable(),
  })
  .meta({ id: 'WebhookMessage' })
/** A message to an address. */
export type WebhookMessage = z.output<typeof webhookMessage>

/** One attempt to deliver a message. */
export const webhookAttempt = z.object({
  at: instant,
  status: z.number().int().nullable(),
  ms: z.number().int(),
  /** Of the answer its beginning, secrets masked. */
  answer: z.string(),
  problem: z.string().nullable(),
})
/** One attempt to deliver a message. */
export type WebhookAttempt = z.output<typeof webhookAttempt>
