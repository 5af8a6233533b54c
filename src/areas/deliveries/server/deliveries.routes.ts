import { audit } from '#platform/audit/audit.ts'
import type { Call } from '#platform/http/handle.ts'
import { handle } from '#platform/http/handle.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  getDeliveryChannels,
  giveUpDelivery,
  listDeliveries,
  repeatDelivery,
  repeatFailedDeliveries,
} from '../deliveries.endpoints.ts'
import type { DeliveryChannel } from '../delivery.ts'
import { type Also, changeDelivery, repeatAllFailed } from './change-delivery.ts'
import { readChannelStates } from './channel-states.ts'
import { isDeliveryId, readDeliveries } from './delivery.store.ts'

/** PLAT-13: one message more than the page is asked for, to know whether there are older ones. */
export const listDeliveriesHandler = handle(listDeliveries, async ({ db, services, query }) => {
  const { channel, state, cursor, pageSize } = query
  // A cursor of another channel: the list starts over.
  const before = cursor !== undefined && isDeliveryId(channel, cursor) ? cursor : null
  const [channels, found] = await Promise.all([
    readChannelStates(db, services.config),
    readDeliveries(db, channel, { state, before, limit: pageSize + 1 }),
  ])
  const deliveries = found.slice(0, pageSize)
  return { channels, deliveries, nextCursor: found.length > pageSize ? deliveries.at(-1)!.id : null }
})

/** PLAT-13: three counts. */
export const getDeliveryChannelsHandler = handle(getDeliveryChannels, async ({ db, services }) => ({
  channels: await readChannelStates(db, services.config),
}))

/** Who decided what becomes of a message stands in the audit trail, written with the change. */
const noting =
  ({ caller, address }: Pick<Call<Endpoint>, 'caller' | 'address'>, action: string): Also =>
  (tx, { channel, id, subject, about }) =>
    audit(tx, {
      actor: caller!.actor,
      action,
      entity: `delivery:${channel}/${id}`,
      details: { channel, subject, about },
      address,
    })

const keyOf = ({ params }: { params: { channel: DeliveryChannel; deliveryId: string } }) => ({
  channel: params.channel,
  id: params.deliveryId,
})

/** PLAT-13: sends one message again. */
export const repeatDeliveryHandler = handle(repeatDelivery, async (call) => ({
  delivery: await changeDelivery(call.services.db, 'repeat', keyOf(call), noting(call, 'delivery.repeat')),
}))

/** PLAT-13: stops one message for good. */
export const giveUpDeliveryHandler = handle(giveUpDelivery, async (call) => ({
  delivery: await changeDelivery(call.services.db, 'giveUp', keyOf(call), noting(call, 'delivery.give-up')),
}))

/** PLAT-13: sends all failed messages of a channel again. */
export const repeatFailedDeliveriesHandler = handle(repeatFailedDeliveries, async (call) => {
  const { services, caller, address, params } = call
  return services.db.inTransaction(async (tx) => {
    const repeated = await repeatAllFailed(tx, params.channel)
    if (repeated > 0)
      await audit(tx, {
        actor: caller.actor,
        action: 'delivery.repeat-failed',
        entity: `delivery:${params.channel}`,
        details: { channel: params.channel, messages: repeated },
        address,
      })
    return { repeated }
  })
})
