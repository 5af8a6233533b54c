import { formatClockTime } from '#kit/clock-time.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { OrderOrigin, OrderStatus } from '../order.ts'
import { orderRefusals } from '../order.refusals.ts'

/** What decides whether a placed order can still be changed or cancelled. */
export interface ChangeableOrder {
  readonly status: OrderStatus
  readonly origin: OrderOrigin
  /** False for imported history. */
  readonly isPlacedHere: boolean
  /** True when staff made a price of it (CART-10). */
  readonly hasStaffPrices: boolean
  readonly deliveryDate: CalendarDate | null
  /** ISO 8601; null when no route gives a cut-off. */
  readonly cutOffAt: string | null
  /** IANA zone of the division. */
  readonly timeZone: string
}

/**
 * NEXT-2: a placed order can be cancelled by those who may place orders, until its cut-off on the
 * clocks of the division; without a cut-off until the warehouse has picked it up. At the cut-off's
 * own instant it is over.
 */
export function mayCancelOrder(
  order: ChangeableOrder,
  actor: Pick<Actor, 'can' | 'kind' | 'isPunchout'>,
  now: Date,
): Decision {
  if (!actor.can('manageCart') || !actor.can('addOrder')) return refuse(orderRefusals.order_changes_not_allowed)
  if (order.status === 'Invoiced') return refuse(orderRefusals.order_already_shipped)
  if (order.status === 'Cancelled') return refuse(orderRefusals.order_already_cancelled)
  if (order.status === 'Failed' || order.status === 'Expired') return refuse(orderRefusals.order_not_taken)
  // The system itself may.
  if (order.origin === 'Punchout' && !actor.isPunchout) return refuse(orderRefusals.order_of_punchout)
  if (!order.isPlacedHere) return refuse(orderRefusals.order_placed_elsewhere)
  const { cutOffAt, timeZone } = order
  if (cutOffAt === null) return order.status === 'Placed' ? allow() : refuse(orderRefusals.order_already_picked_up)
  const cutOff = new Date(cutOffAt)
  return now < cutOff ? allow() : refuse({ ...orderRefusals.order_past_cut_off, message: cutOffText(cutOff, timeZone) })
}

/** NEXT-2: changing also needs the prices to be the customer's own; others are made by staff. */
export function mayChangeOrder(
  order: ChangeableOrder,
  actor: Pick<Actor, 'can' | 'kind' | 'isPunchout'>,
  now: Date,
): Decision {
  const may = mayCancelOrder(order, actor, now)
  if (!may.allowed) return may
  return order.hasStaffPrices && actor.kind !== 'internal' ? refuse(orderRefusals.order_has_staff_prices) : allow()
}

/** 'The cut-off was at 4:00 PM PST on Mon, Nov 23.' */
const cutOffText = (cutOff: Date, timeZone: string): string =>
  `The cut-off was at ${formatClockTime(cutOff, timeZone)} on ${formatDay(todayIn(timeZone, cutOff))}.`
