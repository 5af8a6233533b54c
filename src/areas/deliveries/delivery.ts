import { z } from 'zod'
import { instant } from '#contract/values.ts'
import { deliveryStates } from './rules/delivery-state.ts'

/** Where messages go: the distributor's ERP, mail, text messages, browsers. */
export const deliveryChannels = ['erp', 'mail', 'sms', 'push'] as const
/** One of the four. */
export type DeliveryChannel = (typeof deliveryChannels)[number]

/**
 * PLAT-13: one message on its way out. Its text is never part of it: that may hold a link or a
 * code.
 */
export const delivery = z
  .object({
    channel: z.enum(deliveryChannels),
    id: z.string(),
    /** What it is: the subject of a mail, the topic of a message to the ERP. */
    subject: z.string(),
    /** Whom or what it is for: an address, the end of a phone number, an order. */
    about: z.string(),
    createdAt: instant,
    state: z.enum(deliveryStates),
    attempts: z.number().int(),
    /** Why it was not taken, without credentials; null when nothing went wrong. */
    lastError: z.string().nullable(),
    /**
     * Null when it is not tried by itself any more, or waits for an earlier message about the same
     * order.
     */
    nextAttemptAt: instant.nullable(),
    deliveredAt: instant.nullable(),
    /** True: an earlier message about the same order has to leave first. */
    isHeld: z.boolean(),
    /** Why it was sent (NEXT-7); null for what is no notification. */
    reason: z.string().nullable(),
    abilities: z.object({
      /** Null when it can be done, else why not. */
      repeat: z.string().nullable(),
      giveUp: z.string().nullable(),
    }),
  })
  .meta({ id: 'Delivery' })
/** One message on its way out. */
export type Delivery = z.output<typeof delivery>

/** PLAT-13: how one channel does. */
export const channelState = z
  .object({
    channel: z.enum(deliveryChannels),
    /** False: no server or provider is set, so messages wait. */
    isConfigured: z.boolean(),
    waiting: z.number().int(),
    failed: z.number().int(),
    oldestWaitingAt: instant.nullable(),
  })
  .meta({ id: 'DeliveryChannelState' })
/** How one channel does. */
export type ChannelState = z.output<typeof channelState>
