import { customersToTell } from '#areas/carts/server/public.ts'
import { postalLines } from '#areas/customers/rules/postal-lines.ts'
import { deliveryPlaceOf } from '#areas/customers/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Order } from '#areas/orders/order.ts'
import { orderAddress } from '#areas/orders/orders.addresses.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Services } from '#platform/services.ts'
import { type OrderAct, orderMail, orderText } from '../rules/order-mail.ts'

/** The parts of a call that mails and the trail need. */
interface NotifyingCall {
  readonly db: Queries
  readonly caller: Caller
  readonly address: string
  readonly services: Pick<Services, 'config'>
}

const events = { placed: 'orderPlaced', changed: 'orderChanged', cancelled: 'orderChanged' } as const
const actions = { placed: 'order.place', changed: 'order.change', cancelled: 'order.cancel' } as const

/**
 * CHECK-4, NEXT-2: what goes with an order that was placed, changed or cancelled: the mail to
 * whoever did it and, when staff did, to the customer, and the entry in the trail.
 */
export async function notifyOfOrder(
  { db, caller, address, services }: NotifyingCall,
  order: Order,
  act: OrderAct,
  details: object,
  /** Of the cart; the customers of an owner are those the mail goes to. */
  extOwnerId: string | null = null,
): Promise<void> {
  const { actor } = caller
  const { place, dsrName, dsrEmail } = await deliveryPlaceOf(db, order)
  const facts = {
    act,
    orderUrl: services.config.publicUrl + orderAddress(order),
    address: postalLines(place),
    contact: dsrEmail === '' ? null : { name: dsrName, email: dsrEmail },
    byName: caller.staffName ?? caller.name,
  }
  const text = orderText(order, act)
  const { division, shipTo, id } = order
  const at = { to: orderAddress(order), division, shipTo }
  await notify(db, actor.userId, events[act], { mail: orderMail(order, { ...facts, isForCustomer: false }), text }, at)
  if (caller.isStaff) {
    const mail = orderMail(order, { ...facts, isForCustomer: true })
    for (const { userId } of await customersToTell(db, { ...order, extOwnerId }))
      await notify(db, userId, events[act], { mail, text }, at)
  }
  await audit(db, { actor, action: actions[act], entity: `order:${id}`, division, shipTo, details, address })
}
