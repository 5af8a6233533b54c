import { addDays, addMonths, type CalendarDate } from '#kit/dates.ts'
import { type Cents, splitCents } from '#kit/money.ts'
import type { PlanPace } from '../payment-plan.ts'

/** The terms of a plan. */
export interface PlanTerms {
  /** 0: none. */
  readonly downPayment: Cents
  readonly startsOn: CalendarDate
  readonly instalments: number
  readonly pace: PlanPace
  /** After a down payment; without one the first instalment is on `startsOn`. */
  readonly firstOn: CalendarDate
}

/** An instalment as it is proposed. */
export interface PlannedInstalment {
  /** 0 is the down payment. */
  readonly number: number
  readonly dueOn: CalendarDate
  readonly amount: Cents
}

const dayOf = (first: CalendarDate, pace: PlanPace, place: number): CalendarDate =>
  pace === 'month' ? addMonths(first, place) : addDays(first, place * (pace === 'week' ? 7 : 14))

/**
 * NEXT-13: the payments of a plan, whose sum is what it covers, to the cent: what the division
 * leaves over goes to the earliest. A month later is the same day, or that month's last.
 */
export function planInstalments(
  covered: Cents,
  { downPayment, startsOn, instalments, pace, firstOn }: PlanTerms,
): PlannedInstalment[] {
  const down = downPayment > 0 ? [{ number: 0, dueOn: startsOn, amount: downPayment }] : []
  const first = downPayment > 0 ? firstOn : startsOn
  const weights = Array.from({ length: instalments }, () => 1)
  const parts = splitCents(covered - downPayment, weights).toSorted((a, b) => b - a)
  return [...down, ...parts.map((amount, place) => ({ number: place + 1, dueOn: dayOf(first, pace, place), amount }))]
}
