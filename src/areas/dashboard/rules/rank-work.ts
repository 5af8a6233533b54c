import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'

/** How soon a piece of work is needed; in this order it is listed. */
export const urgencies = ['now', 'today', 'later'] as const
/** One of the three. */
export type Urgency = (typeof urgencies)[number]

/** The kinds of work, in the order in which equally urgent ones are listed. */
const kinds = ['unsent', 'order', 'cart', 'noOrder', 'credits', 'account', 'lapsed', 'invitations'] as const

/** What decides how soon work is needed; days are those of the customer's division. */
export type Work =
  | { readonly kind: 'unsent' | 'invitations' }
  /** Items a customer does not buy any more. */
  | { readonly kind: 'lapsed' }
  /** A customer without an order whose cut-off is today. */
  | { readonly kind: 'noOrder'; readonly cutOffAt: string }
  /** Credit requests, and how many are past the time by which they were to be decided. */
  | { readonly kind: 'credits'; readonly late: number }
  | { readonly kind: 'order'; readonly deliveryDate: CalendarDate | null; readonly today: CalendarDate }
  | {
      readonly kind: 'cart'
      readonly deliveryDate: CalendarDate | null
      readonly cutOffAt: string | null
      readonly today: CalendarDate
    }
  | { readonly kind: 'account'; readonly oldestDueDate: CalendarDate; readonly today: CalendarDate }

/** From so many days past due on, an account is called today. */
const lateDays = 30
/** A customer without an order is called before so many hours are left. */
const callHours = 2
/** A cut-off within so many hours is today's work. */
const soonHours = 12

/**
 * SHELL-8: how soon a piece of work is needed. Now: messages that do not leave, goods that do not
 * come today or tomorrow because an order failed or a cart is past its cut-off, and credit requests
 * that are late. Today: what can
 * still be saved today. Later: the rest, also what is too late to save.
 */
export function urgencyOf(work: Work, now: Date): Urgency {
  switch (work.kind) {
    case 'unsent':
      return 'now'
    case 'credits':
      return work.late > 0 ? 'now' : 'today'
    case 'order':
      return work.deliveryDate === null ? 'today' : orderUrgency(work.deliveryDate, work.today)
    case 'cart':
      return cartUrgency(work, now)
    case 'account':
      return daysBetween(work.oldestDueDate, work.today) >= lateDays ? 'today' : 'later'
    case 'noOrder':
      return Date.parse(work.cutOffAt) - now.getTime() <= callHours * 3_600_000 ? 'now' : 'today'
    case 'lapsed':
    case 'invitations':
      return 'later'
  }
}

function orderUrgency(deliveryDate: CalendarDate, today: CalendarDate): Urgency {
  if (deliveryDate < today) return 'later'
  return deliveryDate <= addDays(today, 1) ? 'now' : 'today'
}

function cartUrgency({ deliveryDate, cutOffAt, today }: Extract<Work, { kind: 'cart' }>, now: Date): Urgency {
  if (deliveryDate === null || deliveryDate < today) return 'later'
  const hoursLeft = cutOffAt === null ? Infinity : (Date.parse(cutOffAt) - now.getTime()) / 3_600_000
  if (hoursLeft <= 0) return 'now'
  return hoursLeft <= soonHours || deliveryDate === today ? 'today' : 'later'
}

/**
 * SHELL-8: work in the order in which it needs a hand: by urgency, then by kind; within a kind in
 * the order given.
 */
export function rankWork<T extends Work>(
  work: readonly T[],
  now: Date,
): readonly { readonly urgency: Urgency; readonly work: T }[] {
  return work
    .map((each) => ({ urgency: urgencyOf(each, now), work: each }))
    .toSorted(
      (a, b) =>
        urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
        kinds.indexOf(a.work.kind) - kinds.indexOf(b.work.kind),
    )
}
