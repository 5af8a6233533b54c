import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql, type Statement } from '#platform/database/statement.ts'
import { deliveryRefusals } from '../deliveries.refusals.ts'
import { type Delivery, type DeliveryChannel, deliveryChannels } from '../delivery.ts'
import { channelSources } from './channel-sources.ts'
import { isDeliveryId, readDelivery } from './delivery.store.ts'

const again =
  'stopped_at = null, stop_reason = null, first_attempt_at = null, repeated_at = now(), next_attempt_at = now()'

interface ChannelStatements extends Record<'lock' | 'repeat' | 'giveUp', Statement<'id'>> {
  readonly repeatFailed: Statement
}

const statements = Object.fromEntries(
  deliveryChannels.map((channel) => {
    const { table, doneAt, idType, wake, giveUpAt } = channelSources[channel]
    return [
      channel,
      {
        // A message that is being sent right now is locked by whoever sends it.
        lock: sql(
          `deliveries.${channel}-lock`,
          `select 1 from ${table} where id = :id::${idType} for update skip locked`,
        ),
        repeat: sql(
          `deliveries.${channel}-repeat`,
          `with changed as (update ${table} set ${again} where id = :id::${idType}) select pg_notify('${wake}', '')`,
        ),
        repeatFailed: sql(
          `deliveries.${channel}-repeat-failed`,
          `with changed as (
             update ${table} m set ${again}
             where stopped_at is not null and ${doneAt} is null and stop_reason in ('refused', 'tooOld')
               and coalesce(${giveUpAt} > now(), true)
             returning 1)
           select count(*) as repeated, pg_notify('${wake}', '') from changed`,
        ),
        giveUp: sql(
          `deliveries.${channel}-give-up`,
          `with changed as (update ${table} set stopped_at = now(), stop_reason = 'givenUp' where id = :id::${idType})
           select pg_notify('${wake}', '')`,
        ),
      },
    ]
  }),
) as Record<DeliveryChannel, ChannelStatements>

/** The message, locked against a delivery at the same time. */
async function lockDelivery(tx: Queries, channel: DeliveryChannel, id: string): Promise<Delivery> {
  if (!isDeliveryId(channel, id)) throw new Refused(deliveryRefusals.delivery_not_found)
  const locked = await tx.maybe(statements[channel].lock({ id }))
  const found = await readDelivery(tx, channel, id)
  if (!found) throw new Refused(deliveryRefusals.delivery_not_found)
  if (!locked) throw new Refused(deliveryRefusals.delivery_in_progress)
  return found
}

/** What else happens in the transaction of a change: the audit entry. */
export type Also = (tx: Queries, before: Delivery) => Promise<void>

/** What can be done to one message, and the refusal when it cannot. */
const changes = {
  repeat: deliveryRefusals.delivery_not_repeatable,
  giveUp: deliveryRefusals.delivery_not_open,
} as const
/**
 * PLAT-13: `repeat` sends the message again now, and it is tried as long as a new one; after
 * `giveUp` nobody tries it any more.
 */
export type DeliveryChange = keyof typeof changes

/** Changes one message, with what else belongs to it in the same transaction. */
export const changeDelivery = (
  db: Queries,
  change: DeliveryChange,
  { channel, id }: Pick<Delivery, 'channel' | 'id'>,
  also: Also,
): Promise<Delivery> =>
  db.inTransaction(async (tx) => {
    const before = await lockDelivery(tx, channel, id)
    const reason = before.abilities[change]
    if (reason !== null) throw new Refused({ ...changes[change], message: reason })
    await tx.rows(statements[channel][change]({ id }))
    await also(tx, before)
    return (await readDelivery(tx, channel, id)) ?? before
  })

/** PLAT-13: all failed messages of the channel are sent again; returns how many. */
export async function repeatAllFailed(db: Queries, channel: DeliveryChannel): Promise<number> {
  const { repeated } = await db.row<{ repeated: number }>(statements[channel].repeatFailed())
  return repeated
}
