import { addDays, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'

/** A closed count, for the chart. */
export interface ClosedValue {
  /** Counts of one guide follow each other; counts of deleted guides stand alone. */
  readonly guideId: string | null
  readonly closedOn: CalendarDate
  readonly valueCents: Cents
}

/** What stood on the shelves at the end of a week. */
export interface WeekValue {
  /** Its Monday. */
  readonly week: CalendarDate
  readonly valueCents: Cents | null
  readonly counts: number
}

/** The Monday of a date's week. */
export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/**
 * INV-1: the value of each of the last `weeks` weeks, that of `today` included: of each guide its
 * latest count of the week. A week without a count is a gap, not a value of 0. `closed` in the
 * order of closing.
 */
export function valueByWeek(closed: readonly ClosedValue[], today: CalendarDate, weeks: number): WeekValue[] {
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, 7 * index)
    const within = closed.filter(({ closedOn }) => mondayOf(closedOn) === week)
    const latest = new Map(within.map((count, at) => [count.guideId ?? at, count.valueCents]))
    const values = [...latest.values()]
    return {
      week,
      valueCents: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
      counts: within.length,
    }
  })
}
