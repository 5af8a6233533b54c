import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import type { DetailsChange } from './change-cart-details.ts'

/**
 * ACCESS-7: the procurement system gives the order its number; none is set in its sessions. Sending
 * the present one changes nothing and is allowed.
 */
export const keepsPo = (
  actor: Pick<Actor, 'isPunchout'>,
  present: Pick<CartFacts, 'po'>,
  { poNumber }: DetailsChange,
): Decision =>
  actor.isPunchout && poNumber !== undefined && poNumber !== present.po
    ? refuse(cartRefusals.po_of_procurement, { field: 'poNumber' })
    : allow()

/**
 * ACCESS-7: where the procurement system has set order type and delivery date
 * (`disableCartDeliveryInfo`), a cart keeps what it has and a new one gets the default. Sending the
 * present values changes nothing and is allowed.
 */
export function keepsFixedDelivery(
  actor: Pick<Actor, 'isDeliveryFixed'>,
  present: Pick<CartFacts, 'soType' | 'deliveryDate'>,
  { soType, deliveryDate }: DetailsChange,
): Decision {
  if (!actor.isDeliveryFixed) return allow()
  if (soType !== undefined && soType !== present.soType)
    return refuse(cartRefusals.delivery_info_fixed, { field: 'soType' })
  if (deliveryDate !== undefined && deliveryDate !== present.deliveryDate)
    return refuse(cartRefusals.delivery_info_fixed, { field: 'deliveryDate' })
  return allow()
}
