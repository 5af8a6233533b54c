import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { recordLines } from '#areas/orders/server/public.ts'
import type { Api, Client } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { answerOrderShort, listOrderShorts } from '../order-shorts.endpoints.ts'
import { noticeShorts } from '../server/notice-shorts.ts'

/** When the truck of the small distributor leaves on Tuesday, March 3: six in Las Vegas. */
export const departsAt = '2026-03-03T14:00:00.000Z'

/** What tests of short lines do with an order of 2 CS of flour (line 1) and 1 of oil (line 2). */
export function shortOrders(api: Api, buyer: Client) {
  const report = async (orderId: string, cases: number, more: object = {}) => {
    await api.db.inTransaction(async (tx) => {
      const now = api.clock.now()
      const line = { lineNumber: 1, confirmed: { cases, units: 0 }, reason: 'Out of stock', ...more }
      const tracking = { reference: 'Truck 7', departsAt }
      await recordLines(tx, { orderId, tracking, lines: [line] }, now)
      await noticeShorts(tx, orderId, { now, publicUrl: 'https://portal.example' })
    })
  }
  return {
    report,
    /** Placed, and reported by the ERP with `cases` of flour. */
    short: async (cases = 0, client = buyer) => {
      const { order } = await client.ask(placeOrder, { params: await readyCart(client), body: {} }, { ifMatch: 3 })
      api.clock.advance(1000)
      await report(order.id, cases)
      return { ...shipTos.own, orderId: order.id }
    },
    shorts: (params: OrderParams, client = buyer) => client.ask(listOrderShorts, { params }),
    answer: (params: OrderParams, itemNumber: string | null, client = buyer, key?: string) =>
      client.call(
        answerOrderShort,
        { params: { ...params, lineNumber: '1' }, body: { itemNumber } },
        key === undefined ? {} : { key },
      ),
    orderOf: async (params: OrderParams) => (await buyer.ask(getOrder, { params })).order,
    messagesOf: ({ orderId }: OrderParams) =>
      api.db.rows<{ topic: string; payload: { version: number; replacesVersion?: number } }>(
        `select topic, payload from outbox_messages where subject = 'order:' || $1 order by id`,
        [orderId],
      ),
    mails: () =>
      api.db.rows<{ to: string; subject: string; text: string }>(
        `select to_address as "to", subject, text_body as text from mails where subject like '%short in order%' order by id`,
      ),
  }
}

/** The parameters of calls about an order. */
export interface OrderParams {
  readonly division: string
  readonly shipTo: string
  readonly orderId: string
}
