import { formatMoment } from '#kit/clock-time.ts'
import { formatDay, formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { HolidayMove, RunState, StandingOrder, StandingRow } from '../standing-orders.ts'

/** Sunday first, as weekdays are counted. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 'Every Monday and Thursday' or 'Monday, every 2 weeks'. */
export function describeDays({ weekdays, everyWeeks }: Pick<StandingRow, 'weekdays' | 'everyWeeks'>): string {
  // Monday is the first day of the week here.
  const names = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => weekdayNames[day] ?? '')
  const days = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
  return everyWeeks === 1 ? `Every ${days}` : `${days}, every ${everyWeeks} weeks`
}

/** 'until Mon, Dec 28, 2026', 'for 10 deliveries', or nothing. */
export const describeEnd = ({ endsOn, deliveries }: Pick<StandingOrder, 'endsOn' | 'deliveries'>): string => {
  if (endsOn !== null) return `until ${formatDayWithYear(endsOn)}`
  return deliveries === null ? 'without an end' : `for ${plural(deliveries, 'delivery', 'deliveries')}`
}

/** What each choice for days without a truck is called. */
export const holidayWords: Readonly<Record<HolidayMove, string>> = {
  next: 'The next delivery day',
  previous: 'The delivery day before',
  skip: 'No delivery',
}

/** What each state is called, and how it looks. */
export const runWords: Readonly<Record<RunState, { word: string; tone: BadgeTone }>> = {
  drafted: { word: 'Draft waits', tone: 'info' },
  placed: { word: 'Placed', tone: 'good' },
  skipped: { word: 'Skipped', tone: 'neutral' },
  lapsed: { word: 'Lapsed', tone: 'warning' },
  failed: { word: 'Not ordered', tone: 'danger' },
}

const skipWords = { asked: 'Skipped', until: 'Skipped', holiday: 'No truck' } as const

/** Why a delivery to come is left out. */
export const skipWord = (skip: keyof typeof skipWords): string => skipWords[skip]

/** 'Thu, Mar 5', and the day it was moved from. */
export const describeDelivery = ({ plannedOn, deliverOn }: { plannedOn: string; deliverOn: string }): string =>
  plannedOn === deliverOn ? formatDay(deliverOn) : `${formatDay(deliverOn)}, instead of ${formatDay(plannedOn)}`

/** An instant as the division's clocks show it. */
export const momentOf = (instant: string, timeZone: string): string => formatMoment(new Date(instant), timeZone)
