import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { deliveryRefusals } from '../deliveries.refusals.ts'
import type { Delivery, DeliveryChannel } from '../delivery.ts'
import { channelSources } from './channel-sources.ts'
import { isDeliveryId, readDelivery } from './delivery.store.ts'

/** The message, locked against a delivery at the same time. */
async function lockDelivery(tx: Queries, channel: DeliveryChannel, id: string): Promise<Delivery> {
  if (!isDeliveryId(channel, id)) throw new Refused(deliveryRefusals.delivery_not_found)
  const locked = await tx.maybe(channelSources[channel].queue.repairs.lock({ id }))
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
    await tx.rows(channelSources[channel].queue.repairs[change]({ id }))
    await also(tx, before)
    return (await readDelivery(tx, channel, id)) ?? before
  })

/** PLAT-13: all failed messages of the channel are sent again; returns how many. */
export async function repeatAllFailed(db: Queries, channel: DeliveryChannel): Promise<number> {
  const { repeated } = await db.row<{ repeated: number }>(channelSources[channel].queue.repairs.repeatFailed())
  return repeated
}
