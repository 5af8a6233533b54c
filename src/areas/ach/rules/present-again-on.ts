import { addBankingDays } from '#kit/banking-days.ts'
import { type CalendarDate, daysBetween } from '#kit/dates.ts'
import { returnReason } from './return-reason.ts'

/** The operating rules allow two more presentations, within 180 days of the first settlement. */
const maxPresentments = 3
const maxDays = 180

/** A debit that came back. */
export interface ReturnedPresentment {
  /** R01 and its like. */
  readonly code: string
  readonly presentment: number
  /** The first presentment of the payment. */
  readonly firstSettlesOn: CalendarDate
}

/**
 * BILL-6: the day a returned debit is presented again; undefined when it is not. `waits` are the
 * banking days before each further presentment, as the operator set them.
 */
export function presentAgainOn(
  { code, presentment, firstSettlesOn }: ReturnedPresentment,
  waits: readonly number[],
  today: CalendarDate,
): CalendarDate | undefined {
  const wait = waits[presentment - 1]
  if (wait === undefined || presentment >= maxPresentments || !returnReason(code).mayCollectAgain) return undefined
  const on = addBankingDays(today, wait)
  return isInTime(firstSettlesOn, on) ? on : undefined
}

/** BILL-6: a presentment that takes effect on this day is not too late. */
export const isInTime = (firstSettlesOn: CalendarDate, effectiveOn: CalendarDate): boolean =>
  daysBetween(firstSettlesOn, effectiveOn) <= maxDays
