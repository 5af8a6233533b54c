import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { deliveryRefusals } from './deliveries.refusals.ts'
import { channelState, delivery, deliveryChannels } from './delivery.ts'
import { deliveryStates } from './rules/delivery-state.ts'

/** Messages on a page (decided constants: lists). */
const pageSize = 30
const cursor = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/, 'Not a cursor')

/** Those who import data also look after outgoing messages; portal admins have the feature. */
const looksAfter = { access: 'session', needs: ['importData'], staffOnly: true } as const
const one = z.object({ channel: z.enum(deliveryChannels), deliveryId: cursor })

/** PLAT-13: messages of one channel, the newest first, and how all channels do. */
export const listDeliveries = endpoint({
  ...looksAfter,
  name: 'listDeliveries',
  method: 'GET',
  path: '/deliveries',
  summary: 'Messages to the ERP, mails and text messages, with their state',
  query: z.object({
    channel: z.enum(deliveryChannels).default('erp'),
    state: z.enum(deliveryStates).optional(),
    cursor: cursor.optional(),
    pageSize: queryNumber(1, 100).default(pageSize),
  }),
  answer: z.object({
    channels: z.array(channelState),
    deliveries: z.array(delivery),
    nextCursor: z.string().nullable(),
  }),
})

/** PLAT-13: how all channels do, for the hint on other screens. */
export const getDeliveryChannels = endpoint({
  ...looksAfter,
  name: 'getDeliveryChannels',
  method: 'GET',
  path: '/delivery-channels',
  summary: 'How many messages wait and how many have failed, by channel',
  answer: z.object({ channels: z.array(channelState) }),
})

/** PLAT-13: sends one message again, now. Repeating the call changes nothing. */
export const repeatDelivery = endpoint({
  ...looksAfter,
  name: 'repeatDelivery',
  method: 'POST',
  path: '/deliveries/:channel/:deliveryId/repeat',
  summary: 'Send a message again',
  params: one,
  answer: z.object({ delivery }),
  refusals: [
    deliveryRefusals.delivery_not_found,
    deliveryRefusals.delivery_in_progress,
    deliveryRefusals.delivery_not_repeatable,
  ],
})

/**
 * PLAT-13: sends all failed messages of a channel again, in the order in which they were written.
 */
export const repeatFailedDeliveries = endpoint({
  ...looksAfter,
  name: 'repeatFailedDeliveries',
  method: 'POST',
  path: '/deliveries/:channel/repeat-failed',
  summary: 'Send all failed messages of a channel again',
  params: one.pick({ channel: true }),
  answer: z.object({ repeated: z.number().int() }),
})

/** PLAT-13: stops a message for good; what waits behind it goes on. */
export const giveUpDelivery = endpoint({
  ...looksAfter,
  name: 'giveUpDelivery',
  method: 'POST',
  path: '/deliveries/:channel/:deliveryId/give-up',
  summary: 'Stop trying to send a message',
  params: one,
  answer: z.object({ delivery }),
  refusals: [
    deliveryRefusals.delivery_not_found,
    deliveryRefusals.delivery_in_progress,
    deliveryRefusals.delivery_not_open,
  ],
})
