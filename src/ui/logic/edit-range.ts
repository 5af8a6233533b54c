import type { CalendarDate } from '#kit/dates.ts'

/** A range of days as chosen, both ends included; null: the usual end. */
export interface DayRange {
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

/** The error of a range that ends before it starts. */
export const rangeIsBackwards = 'The date range ends before it starts.'

/**
 * UI-3: one end of a range is changed. A range that would end before it starts waits: neither end
 * is lost, and the other field says what is wrong, until one of them is put right.
 */
export function editRange(
  range: DayRange,
  end: keyof DayRange,
  date: CalendarDate | null,
): { range: DayRange; wrong: keyof DayRange | null } {
  const edited = { ...range, [end]: date }
  const isBackwards = edited.from !== null && edited.to !== null && edited.to < edited.from
  return { range: edited, wrong: isBackwards ? (end === 'from' ? 'to' : 'from') : null }
}
