import { notify } from '#areas/notifications/server/public.ts'
import { orderAddress } from '#areas/orders/orders.addresses.ts'
import { describeOrderStatus } from '#areas/orders/rules/describe-order-status.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const orders = sql(
  'demo.orders-to-notify-of',
  `select u.id as "userId", o.id, o.division, o.ship_to as "shipTo", o.order_number as "orderNumber", o.po, o.status,
     o.delivery_date as "deliveryDate", s.name as "shipToName"
   from users u join user_bill_tos b on b.user_id = u.id
   join ship_tos s on s.division = b.division and s.bill_to = b.bill_to
   join orders o on o.division = s.division and o.ship_to = s.number
   where u.is_demo and u.email = 'buyer@harborbistro.example' and o.status in ('Open', 'Invoiced')
     and not exists (select from user_ship_tos n where n.user_id = u.id)
   order by o.delivery_date desc, o.order_number desc limit 8`,
)

interface DemoOrder {
  readonly userId: string
  readonly id: string
  readonly division: string
  readonly shipTo: string
  readonly orderNumber: string
  readonly po: string
  readonly status: 'Open' | 'Invoiced'
  readonly deliveryDate: string | null
  readonly shipToName: string
}

/** NEXT-7: the demo's buyer finds news of their latest orders under the bell; no mail is sent. */
export async function seedNotifications(tx: Queries): Promise<void> {
  for (const order of (await tx.rows<DemoOrder>(orders())).toReversed()) {
    const news = describeOrderStatus({ ...order, message: '' })
    if (!news) continue
    const { userId, division, shipTo } = order
    await notify(tx, userId, news.event, news, { to: orderAddress(order), division, shipTo })
  }
}
