import { setLine } from '#areas/carts/line.endpoints.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import type { Api, Client } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { changeOrder } from '../change-order.endpoints.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { readyCart } from './ready-cart.ts'

/** The parameters of calls about an order. */
export interface OrderParams {
  readonly division: string
  readonly shipTo: string
  readonly orderId: string
}

/** What tests of changing orders do with the small distributor's first kitchen. */
export function orderChanges(api: Api, buyer: Client) {
  const own = shipTos.own
  return {
    own,
    /** Places 2 CS of flour and 1 of oil for Tuesday; a second later the clock is read again. */
    placed: async (client = buyer) => {
      const { order } = await client.ask(placeOrder, { params: await readyCart(client), body: {} }, { ifMatch: 3 })
      api.clock.advance(1000)
      return { params: { ...own, orderId: order.id }, orderNumber: order.orderNumber, id: order.id }
    },
    read: (orderId: string, client = buyer) => client.ask(getOrder, { params: { ...own, orderId } }),
    open: async (params: OrderParams, client = buyer) => (await client.ask(changeOrder, { params })).cart,
    setTo: (cartId: string, itemNumber: string, orderedCases: number, client = buyer) =>
      client.ask(setLine, { params: { ...own, cartId, itemNumber }, body: { orderedCases, orderedUnits: 0 } }),
    place: (cartId: string, ifMatch: number, client = buyer, key?: string) =>
      client.call(placeOrder, { params: { ...own, cartId }, body: {} }, { ifMatch, ...(key && { key }) }),
    messagesOf: (id: string) =>
      api.db.rows<{ topic: string; payload: { version: number; replacesVersion?: number; items: unknown[] } }>(
        `select topic, payload from outbox_messages where subject = 'order:' || $1 order by id`,
        [id],
      ),
    mailsAbout: async (words: string) => {
      const mails = await api.db.rows<{ subject: string }>('select subject from mails order by id')
      return mails.filter(({ subject }) => subject.includes(words)).length
    },
  }
}
