import type { LoadedCart } from '#areas/carts/server/public.ts'
import { cartAddress } from '#areas/checkout/checkout.addresses.ts'
import type { OrderRequest } from '#areas/cxml/cxml.ts'
import { deliveryPlaceOf } from '#areas/customers/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Received } from '#areas/punchout/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { heldOrderMail } from '../rules/held-order-mail.ts'

/**
 * PUNCH-3: the owner of the integration and the sales rep learn of an order that waits, and the
 * trail has why.
 */
export async function notifyOfHeld(
  tx: Queries,
  { integration, services, address }: Received,
  { orderId }: OrderRequest,
  cart: LoadedCart,
  reasons: readonly string[],
): Promise<void> {
  const { id, division, shipTo } = cart
  const { userId } = integration.owner
  const { dsrEmail } = await deliveryPlaceOf(tx, { division, shipTo })
  const place = { to: cartAddress({ id, division, shipTo }), division, shipTo }
  const cartUrl = services.config.publicUrl + place.to
  const mail = heldOrderMail({ orderId, shipToName: cart.customer.name, division, shipTo, reasons }, cartUrl)
  await notify(tx, userId, 'orderPlaced', { mail, text: mail.subject }, place)
  if (dsrEmail !== '') await queueMail(tx, { to: dsrEmail, ...mail })
  const actor = { userId, realUserId: userId, kind: 'external' as const, can: () => false }
  const details = { orderId, reasons: reasons.slice(0, 20) }
  await audit(tx, { actor, action: 'punchout.hold', entity: `cart:${id}`, division, shipTo, details, address })
}
