import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'

/** Fewer purchases are no habit. */
const leastPurchases = 4
/** Days beyond the usual interval that every buyer may be late. */
const graceDays = 3

/** How often something is bought, and from when on it counts as not bought any more. */
export interface Habit {
  readonly purchases: number
  /** Days between two purchases, the middle one of all intervals. */
  readonly medianDays: number
  readonly lastOn: CalendarDate
  readonly lapsesOn: CalendarDate
}

/**
 * STAFF-6: the habit that days of purchase show; null with fewer than four, too few for one. It has
 * lapsed once the last purchase is half an interval overdue, and at least three days.
 */
export function habitOf(days: readonly CalendarDate[]): Habit | null {
  const bought = [...new Set(days)].toSorted()
  if (bought.length < leastPurchases) return null
  const intervals = bought
    .slice(1)
    .map((day, index) => daysBetween(bought[index]!, day))
    .toSorted((a, b) => a - b)
  const medianDays = intervals[Math.floor(intervals.length / 2)]!
  const lastOn = bought.at(-1)!
  const late = Math.max(graceDays, Math.ceil(medianDays / 2))
  return { purchases: bought.length, medianDays, lastOn, lapsesOn: addDays(lastOn, medianDays + late + 1) }
}

/** STAFF-6: whole weeks that a purchase is overdue; 0 in the first. */
export const weeksOverdue = (
  { lastOn, medianDays }: Pick<Habit, 'lastOn' | 'medianDays'>,
  today: CalendarDate,
): number => Math.max(0, Math.floor((daysBetween(lastOn, today) - medianDays) / 7))

/** STAFF-6: whether the next purchase is due by a day, or on the day after it. */
export const isDueBy = ({ lastOn, medianDays }: Pick<Habit, 'lastOn' | 'medianDays'>, day: CalendarDate): boolean =>
  daysBetween(lastOn, day) >= medianDays - 1
