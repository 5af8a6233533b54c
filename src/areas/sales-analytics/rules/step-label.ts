import { addDays, type CalendarDate, daysBetween, formatShortDay } from '#kit/dates.ts'
import { blockOf, firstDayOf } from './split-range.ts'

/** STAFF-6: how a step of the time axis reads: a week of the range, or a block of four weeks. */
export function stepDays(
  key: string,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
  ofItems: boolean,
): { readonly from: CalendarDate; readonly until: CalendarDate } {
  const start = ofItems ? firstDayOf(Number(key)) : addDays(from, Number(key) * 7)
  const end = addDays(start, ofItems ? 27 : 6)
  return { from: start < from ? from : start, until: end > until ? until : end }
}

/** 'Mar 1 to Mar 7'. */
export const stepLabel = (...step: Parameters<typeof stepDays>): string => {
  const { from, until } = stepDays(...step)
  return `${formatShortDay(from)} to ${formatShortDay(until)}`
}

/** STAFF-6: the keys of all steps of a range, those without sales too. */
export function stepKeys(
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
  ofItems: boolean,
): string[] {
  const first = ofItems ? blockOf(from) : 0
  const last = ofItems ? blockOf(until) : Math.floor(daysBetween(from, until) / 7)
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
