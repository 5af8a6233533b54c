import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { itemRefusals } from '../item.refusals.ts'

/** What of a ship-to decides whether orders are taken for it. */
export type OrderingShipTo = Pick<ShipToFacts, 'isProspective' | 'isOrderingAllowed' | 'isActive'>

/** CUST-4: orders are taken for active customers who may order, not yet for prospects. */
export function mayOrderFor(shipTo: OrderingShipTo): Decision {
  if (shipTo.isProspective) return refuse(itemRefusals.prospect_cannot_order)
  if (!shipTo.isActive || !shipTo.isOrderingAllowed) return refuse(itemRefusals.ordering_not_allowed)
  return allow()
}
