import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { mayOrderFor } from '#areas/items/rules/may-order-for.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import type { DetailsChange } from './change-cart-details.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { keepsFixedDelivery, keepsPo } from './keeps-fixed-delivery.ts'

/** What a person asked for; what is absent gets its default. */
export interface CartRequest extends DetailsChange {
  readonly billTo?: string | undefined
  readonly sharingMode: CartFacts['sharingMode']
  readonly isVisibleToCustomer?: boolean | undefined
}

/** A cart about to exist. */
export interface NewCart extends Omit<CartFacts, 'id' | 'version' | 'status' | 'changesOrder' | 'punchoutId'> {
  /** Who started it: staff or the customer. */
  readonly type: 'internal' | 'external'
  readonly warning: string | null
}

/**
 * CART-1, CART-3: staff start internal carts, hidden by default; customers start external, visible
 * ones.
 */
export function planCart(
  request: CartRequest,
  actor: Actor,
  shipTo: ShipToFacts,
  calendar: DeliveryCalendar,
): Decision<NewCart> {
  const isStaff = actor.kind === 'internal'
  if (!actor.can('manageCart')) return refuse(cartRefusals.cart_management_not_allowed)
  const ordering = mayOrderFor(shipTo)
  if (!ordering.allowed) return ordering
  if (!isStaff && request.isVisibleToCustomer !== undefined)
    return refuse(cartRefusals.visibility_staff_only, { field: 'isVisibleToCustomer' })
  if (request.billTo !== undefined && request.billTo !== shipTo.billTo)
    return refuse(cartRefusals.bill_to_not_found, { field: 'cart.billTo' })
  const chosen = chooseDelivery(request.soType ?? 'regularDelivery', request.deliveryDate, calendar, isStaff)
  if (!chosen.allowed) return chosen
  const standard = chooseDelivery('regularDelivery', undefined, calendar, isStaff)
  const kept = standard.allowed ? keepsFixedDelivery(actor, standard.value, request) : standard
  if (!kept.allowed) return kept
  const keptPo = keepsPo(actor, { po: '' }, request)
  if (!keptPo.allowed) return keptPo
  return allow({
    ...chosen.value,
    division: shipTo.division,
    shipTo: shipTo.shipTo,
    billTo: shipTo.billTo,
    po: request.poNumber ?? '',
    sharingMode: request.sharingMode,
    type: isStaff ? 'internal' : 'external',
    intOwnerId: isStaff ? actor.userId : null,
    extOwnerId: isStaff ? null : actor.userId,
    isVisibleToCustomer: isStaff ? (request.isVisibleToCustomer ?? false) : true,
  })
}
