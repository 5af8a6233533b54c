import { formatClockTime } from '#kit/clock-time.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { OrderStatus } from '#areas/orders/order.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { ShortState } from '../order-short.ts'
import { shortRefusals } from '../order-shorts.refusals.ts'

/** What decides whether the short lines of an order can still be answered. */
export interface AnswerableOrder {
  readonly status: OrderStatus
  readonly deliveryDate: CalendarDate | null
  /** ISO 8601; null while the ERP has not said it. */
  readonly departsAt: string | null
  /** IANA zone of the division. */
  readonly timeZone: string
}

/**
 * NEXT-3: until the truck leaves, at whose own instant it is over; where the ERP does not say when,
 * until the order is shipped, at the latest to the end of the delivery day.
 */
export function mayAnswerShorts({ status, deliveryDate, departsAt, timeZone }: AnswerableOrder, now: Date): Decision {
  if (status !== 'Placed' && status !== 'InProgress' && status !== 'Open') return refuse(shortRefusals.short_too_late)
  if (departsAt !== null) {
    const at = new Date(departsAt)
    if (now < at) return allow()
    const left = `The truck left at ${formatClockTime(at, timeZone)} on ${formatDay(todayIn(timeZone, at))}.`
    return refuse({ ...shortRefusals.short_too_late, message: left })
  }
  const isOver = deliveryDate !== null && todayIn(timeZone, now) > deliveryDate
  return isOver ? refuse(shortRefusals.short_too_late) : allow()
}

/** What is known of one short line. */
export interface AnswerableShort {
  readonly state: ShortState
  readonly answeredByName: string
  readonly taken: { readonly description: string } | null
}

/** NEXT-3: the first answer counts; whoever comes later reads what it was. */
export function mayAnswerShort(order: AnswerableOrder, short: AnswerableShort | undefined, now: Date): Decision {
  if (!short) return refuse(shortRefusals.short_not_found)
  const { state, answeredByName, taken } = short
  if (state === 'taken' || state === 'without') {
    const did = taken ? `took ${taken.description} instead` : 'chose to go without'
    return refuse({ ...shortRefusals.short_already_answered, message: `${answeredByName} ${did} already.` })
  }
  if (state !== 'open') return refuse(shortRefusals.short_not_found)
  return mayAnswerShorts(order, now)
}
