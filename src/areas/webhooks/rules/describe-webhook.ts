import type { EventType, MessageState, Webhook } from '../webhook.ts'

/** NEXT-12: the events in the words of people, in groups. */
export const eventGroups: readonly { title: string; events: readonly { type: EventType; label: string }[] }[] = [
  {
    title: 'Orders',
    events: [
      { type: 'order.placed', label: 'Order placed' },
      { type: 'order.changed', label: 'Order changed' },
      { type: 'order.status', label: 'Order status changed' },
    ],
  },
  { title: 'Shipments', events: [{ type: 'shipment.reported', label: 'Shipped quantities reported' }] },
  {
    title: 'Invoices',
    events: [
      { type: 'invoice.created', label: 'New invoice' },
      { type: 'invoice.balance', label: 'Open amount changed' },
    ],
  },
  { title: 'Prices', events: [{ type: 'price.changed', label: 'Prices changed' }] },
  { title: 'Stock', events: [{ type: 'stock.changed', label: 'Item in, low or out of stock' }] },
]

/** NEXT-12: an event in the words of people. */
export const eventLabel = (type: string): string =>
  eventGroups.flatMap(({ events }) => events).find((each) => each.type === type)?.label ??
  (type === 'test' ? 'Test' : type)

/** NEXT-12: what a badge says of an address. */
export function stateOfWebhook({ isActive, isSwitchedOff, failingSince }: Webhook) {
  if (isSwitchedOff) return { tone: 'danger', label: 'Switched off' } as const
  if (!isActive) return { tone: 'neutral', label: 'Paused' } as const
  return failingSince === null
    ? ({ tone: 'good', label: 'Active' } as const)
    : ({ tone: 'warning', label: 'Failing' } as const)
}

/** NEXT-12: the states of a message. */
export const messageWords = {
  waiting: { tone: 'info', label: 'Waiting' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Failed' },
} as const satisfies Record<MessageState, { tone: string; label: string }>

/** NEXT-12: what came of the last attempt, in short. */
export function describeAttempt(status: number | null, ms: number | null, problem: string | null): string {
  if (status === null) return problem ?? 'Not sent yet'
  return ms === null ? String(status) : `${status} in ${ms.toLocaleString('en-US')} ms`
}
