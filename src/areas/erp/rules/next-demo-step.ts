import type { OrderStatus } from '#areas/orders/order.ts'

/** What the demo ERP knows when it looks at an order. */
export interface DemoOrderFacts {
  readonly status: OrderStatus
  /** The morning of the delivery date; null without one. */
  readonly shipsAt: Date | null
  /** NEXT-3: when its truck leaves; null or absent: it waits for no answer. */
  readonly departsAt?: Date | null
  /** True ships soon after the confirmation, whatever the delivery date. */
  readonly isFast: boolean
  readonly now: Date
}

/** What it does next: a move, nothing yet, or nothing any more; and when it looks again. */
export type DemoStep =
  | { readonly moveTo: 'InProgress' | 'Open'; readonly message: string; readonly lookAgainAt: Date }
  | { readonly moveTo: 'Invoiced'; readonly message: string; readonly lookAgainAt: null }
  | { readonly moveTo: null; readonly lookAgainAt: Date | null }

/** Milliseconds from the pick-up to the confirmation, and from there to a fast shipment. */
const confirmAfter = 3000
const shipAfter = 5000

/**
 * PLAT-4: the demo ERP picks up, confirms, then ships and bills on the delivery date's morning. The
 * order's state alone decides.
 */
export function nextDemoStep({ status, shipsAt, departsAt = null, isFast, now }: DemoOrderFacts): DemoStep {
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const shipment = isFast || shipsAt === null || shipsAt <= now ? later(shipAfter) : shipsAt
  switch (status) {
    case 'Placed':
      return { moveTo: 'InProgress', message: 'Picked up by the warehouse system', lookAgainAt: later(confirmAfter) }
    case 'InProgress':
      return { moveTo: 'Open', message: 'Confirmed', lookAgainAt: shipment }
    case 'Open':
      if (departsAt !== null && departsAt > now) return { moveTo: null, lookAgainAt: departsAt }
      if (!isFast && shipsAt !== null && shipsAt > now) return { moveTo: null, lookAgainAt: shipsAt }
      return { moveTo: 'Invoiced', message: 'Shipped and invoiced', lookAgainAt: null }
    case 'Failed':
    case 'Expired':
    case 'Invoiced':
    case 'Cancelled':
      return { moveTo: null, lookAgainAt: null }
  }
}
