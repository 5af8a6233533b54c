import { Refused } from '#kit/decision.ts'
import { lockCart, saveCart } from '#areas/carts/server/public.ts'
import { notifyOfOrder } from '#areas/checkout/server/public.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { cancelOrder, readOrder } from '#areas/orders/server/public.ts'
import type { Received } from '#areas/punchout/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { ownerAsCaller } from './owner-as-caller.ts'
import { dropParts, partsOf, type PunchoutOrder } from './punchout-orders.store.ts'

/**
 * PUNCH-3: takes back what an order has become: sales orders by the rule of cancelling, as long as
 * that allows it (409 once it does not), and carts that waited for review.
 */
export async function cancelParts(tx: Queries, received: Received, order: PunchoutOrder): Promise<void> {
  const { services, now, address, integration } = received
  for (const { cartId, salesOrderId, division, shipTo } of await partsOf(tx, order.id)) {
    const caller = await ownerAsCaller(tx, integration, { division, shipTo })
    // Orders of procurement systems are changed by these alone.
    const actor = { ...caller.actor, isPunchout: true }
    if (salesOrderId === null) {
      const cart = await lockCart(tx, { division, shipTo, cartId, holder: actor.userId, punchoutId: null, now })
      const by = { actor: caller.actor, name: caller.name, now, address }
      if (cart.status === 'open') await saveCart(tx, cart, { kind: 'discarded', head: { status: 'discarded' } }, by)
      continue
    }
    const key = { division, shipTo, orderId: salesOrderId }
    const former = await readOrder(tx, key, salesOrderId, true)
    if (!former) throw new Refused(cxmlRefusals.cxml_order_unknown)
    if (former.status === 'Cancelled') continue
    const cancelled = await cancelOrder(tx, key, former.version, { actor, name: caller.name, now })
    const { id, orderNumber, erpOrderNumber, version } = cancelled
    const payload = { id, orderNumber, erpOrderNumber, version, division, shipTo, cancelledAt: now.toISOString() }
    await sendToErp(tx, { topic: 'order.cancelled', subject: `order:${id}`, payload })
    await notifyOfOrder({ db: tx, caller, address, services }, cancelled, 'cancelled', { orderNumber, version })
  }
  await dropParts(tx, order.id)
}
