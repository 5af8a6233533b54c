import type { OrderStatus } from '../order.ts'

/** What is known of an order that nobody has taken yet. */
export interface UntakenOrder {
  readonly status: OrderStatus
  readonly placedAt: Date
}

/**
 * ORDER-1, PLAT-5: true when an order that the ERP never picked up is given up; the customer is
 * notified and can order again.
 */
export const expiresOrder = ({ status, placedAt }: UntakenOrder, hours: number, now: Date): boolean =>
  status === 'Placed' && now.getTime() - placedAt.getTime() >= hours * 3_600_000

/** What the customer reads with it. */
export const expiryMessage = 'The order was not picked up in time. Please order again, or call us.'
