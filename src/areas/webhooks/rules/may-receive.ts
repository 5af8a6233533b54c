import type { Feature } from '#kit/feature-keys.ts'
import { type EventType, eventTypes } from '../webhook.ts'

/** What somebody needs to see what an event is about. */
const neededFor: Readonly<Record<EventType, Feature>> = {
  'order.placed': 'viewSalesOrders',
  'order.changed': 'viewSalesOrders',
  'order.status': 'viewSalesOrders',
  'shipment.reported': 'viewSalesOrders',
  'invoice.created': 'viewInvoices',
  'invoice.balance': 'viewInvoices',
  'price.changed': 'manageCart',
  'stock.changed': 'showInventory',
}

/**
 * NEXT-12: the events somebody may be sent: those whose subject they may look at themselves. It is
 * asked when an event is chosen, and again when one is sent.
 */
export const mayReceive = (held: { has(feature: Feature): boolean }): EventType[] =>
  held.has('connectPrograms') ? eventTypes.filter((type) => held.has(neededFor[type])) : []
