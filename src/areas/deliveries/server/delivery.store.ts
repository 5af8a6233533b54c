import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Delivery, type DeliveryChannel, deliveryChannels } from '../delivery.ts'
import {
  type DeliveryFacts,
  deliveryState,
  type DeliveryState,
  type StopReason,
  whyNotGiveUp,
  whyNotRepeat,
} from '../rules/delivery-state.ts'
import { describeTopic } from '../rules/describe-topic.ts'
import { describeReason, type SendReason } from '#areas/notifications/rules/describe-reason.ts'
import { endOfPhone } from '../rules/end-of-phone.ts'
import { channelSources } from './channel-sources.ts'

interface Row {
  readonly id: string
  readonly subject: string
  readonly about: string
  readonly createdAt: string
  readonly deliveredAt: string | null
  readonly nextAttemptAt: string
  readonly attempts: number
  readonly lastError: string | null
  readonly stopReason: StopReason | null
  readonly isExpired: boolean
  readonly isHeld: boolean
  readonly reason: SendReason | null
}

const selectOf = (channel: DeliveryChannel): string => {
  const { queue, subject, about, giveUpAt, isHeld, reason } = channelSources[channel]
  const { table, doneAt } = queue
  return `select m.id::text as id, ${subject} as subject, ${about} as about, m.created_at as "createdAt",
      m.${doneAt} as "deliveredAt", m.next_attempt_at as "nextAttemptAt", m.attempts, m.last_error as "lastError",
      m.stop_reason as "stopReason", coalesce(${giveUpAt} <= now(), false) as "isExpired", ${isHeld} as "isHeld", ${reason} as reason
    from ${table} m`
}

const conditionOf = (channel: DeliveryChannel, state: DeliveryState | 'all'): string => {
  const { doneAt } = channelSources[channel].queue
  if (state === 'all') return 'true'
  if (state === 'delivered') return `m.${doneAt} is not null`
  if (state === 'waiting') return `m.${doneAt} is null and m.stopped_at is null`
  const reasons = state === 'failed' ? `'refused', 'tooOld'` : `'expired', 'givenUp'`
  return `m.stopped_at is not null and m.stop_reason in (${reasons})`
}

const states = ['all', 'waiting', 'failed', 'dropped', 'delivered'] as const
const forEach = <T>(make: (channel: DeliveryChannel) => T) =>
  Object.fromEntries(deliveryChannels.map((channel) => [channel, make(channel)])) as Record<DeliveryChannel, T>

const lists = forEach((channel) =>
  Object.fromEntries(
    states.map((state) => [
      state,
      sql(
        `deliveries.${channel}-${state}`,
        `${selectOf(channel)}
         where ${conditionOf(channel, state)} and (:before::${channelSources[channel].queue.idType} is null or m.id < :before)
         order by m.id desc limit :limit`,
      ),
    ]),
  ),
)
const ones = forEach((channel) =>
  sql(`deliveries.${channel}-one`, `${selectOf(channel)} where m.id = :id::${channelSources[channel].queue.idType}`),
)

const factsOf = ({ deliveredAt, stopReason, isExpired }: Row): DeliveryFacts => ({
  isDelivered: deliveredAt !== null,
  stopReason,
  isExpired,
})

/** What messages without a subject are called. */
const namesOfNone: Partial<Record<DeliveryChannel, string>> = { sms: 'Text message', push: 'Web push' }

function deliveryOf(channel: DeliveryChannel, row: Row): Delivery {
  const facts = factsOf(row)
  const state = deliveryState(facts)
  return {
    channel,
    id: row.id,
    subject: channel === 'erp' ? describeTopic(row.subject) : (namesOfNone[channel] ?? row.subject),
    about: channel === 'sms' ? endOfPhone(row.about) : row.about,
    createdAt: row.createdAt,
    state,
    attempts: row.attempts,
    lastError: row.lastError,
    nextAttemptAt: state === 'waiting' && !row.isHeld ? row.nextAttemptAt : null,
    deliveredAt: row.deliveredAt,
    isHeld: row.isHeld,
    reason: row.reason && describeReason(row.reason),
    abilities: { repeat: whyNotRepeat(facts), giveUp: whyNotGiveUp(facts) },
  }
}

/** The newest messages of a channel in a state, before the cursor. */
export async function readDeliveries(
  db: Queries,
  channel: DeliveryChannel,
  { state, before, limit }: { state: DeliveryState | undefined; before: string | null; limit: number },
): Promise<Delivery[]> {
  const statement = lists[channel][state ?? 'all']!
  return (await db.rows<Row>(statement({ before, limit }))).map((row) => deliveryOf(channel, row))
}

/** One message, or undefined. */
export async function readDelivery(db: Queries, channel: DeliveryChannel, id: string): Promise<Delivery | undefined> {
  const row = await db.maybe<Row>(ones[channel]({ id }))
  return row && deliveryOf(channel, row)
}

/**
 * True for a text that can be an id of this channel: anything else would be an error of the
 * database.
 */
export const isDeliveryId = (channel: DeliveryChannel, text: string): boolean =>
  channelSources[channel].queue.idType === 'bigint'
    ? /^\d{1,18}$/.test(text)
    : /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
