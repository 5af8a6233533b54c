import { addDays, type CalendarDate, daysBetween, weekdayOf } from '#kit/dates.ts'
import type { Route } from '#areas/routing/route-days.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import type { StandingPlan, SkipReason } from '../standing-orders.ts'

/** When a standing order delivers. */
export interface StandingSchedule extends Pick<
  StandingPlan,
  'weekdays' | 'everyWeeks' | 'startsOn' | 'endsOn' | 'onHoliday' | 'draftHours'
> {
  /** Planned dates that one left out. */
  readonly skipped: readonly CalendarDate[]
  /** Planned dates before this are left out. */
  readonly skipUntil: CalendarDate | null
}

/** When the truck comes. */
export interface StandingCalendar {
  /** Null: never. */
  readonly route: (Pick<Route, 'cutOffTime' | 'cutOffDaysBefore'> & { readonly days: readonly number[] }) | null
  readonly holidays: readonly CalendarDate[]
  /** IANA zone of the division. */
  readonly timeZone: string
}

/** One delivery to come. */
export interface Occurrence {
  readonly plannedOn: CalendarDate
  readonly deliverOn: CalendarDate
  readonly skip: SkipReason | null
  readonly cutOffAt: Date
  readonly draftAt: Date
}

/** What was handled before, and how much is asked for. */
export interface Asked {
  /** Planned dates after this day. */
  readonly after: CalendarDate
  readonly max: number
  /** Deliveries that are left; null: no number is given. */
  readonly left: number | null
  /** Days that have a draft or an order already. */
  readonly taken: readonly CalendarDate[]
}

/** The deliveries, and whether nothing follows them. */
export interface Occurrences {
  readonly occurrences: readonly Occurrence[]
  readonly isEnded: boolean
}

/** Days looked ahead; twelve weeks and a long pause of the route are within. */
const horizonDays = 400
/** Days that a delivery moves at most. */
const maxMove = 10

/** Whole weeks, from Monday, since the week of the first day. */
const weekSince = (start: CalendarDate, date: CalendarDate): number =>
  Math.floor((daysBetween(start, date) + ((weekdayOf(start) + 6) % 7)) / 7)

/** The instant at which ordering for a day ends, as if the truck came on it. */
const cutOffOf = (
  date: CalendarDate,
  { cutOffTime, cutOffDaysBefore }: NonNullable<StandingCalendar['route']>,
  timeZone: string,
): Date => instantIn(timeZone, addDays(date, -cutOffDaysBefore), cutOffTime)

/**
 * NEXT-4: the next deliveries of a standing order. A planned day is one of its weekdays in every
 * n-th week from the week it starts in; without a truck on it, by a holiday or as the route has
 * changed, it moves to the next or the previous day with one, or is left out. Each day is delivered
 * once, also when two planned days move to it. What is left out stays in the list with its reason
 * and does not count as a delivery.
 */
export function nextOccurrences(
  schedule: StandingSchedule,
  calendar: StandingCalendar,
  { after, max, left, taken }: Asked,
): Occurrences {
  const { startsOn, endsOn, everyWeeks } = schedule
  const { route } = calendar
  const occurrences: Occurrence[] = []
  if (left !== null && left <= 0) return { occurrences, isEnded: true }
  const days = new Set(taken)
  const first = after >= startsOn ? addDays(after, 1) : startsOn
  let counted = 0
  for (let ahead = 0; ahead < horizonDays && occurrences.length < max; ahead++) {
    const date = addDays(first, ahead)
    if (endsOn !== null && date > endsOn) return { occurrences, isEnded: occurrences.length === 0 }
    if (route === null || weekSince(startsOn, date) % everyWeeks !== 0) continue
    if (!schedule.weekdays.includes(weekdayOf(date))) continue
    const next = occurrenceOn(date, schedule, { ...calendar, route })
    if (next.skip !== 'holiday' && days.has(next.deliverOn)) continue
    if (next.skip === null) {
      days.add(next.deliverOn)
      counted++
    }
    occurrences.push(next)
    if (left !== null && counted === left) break
  }
  return { occurrences, isEnded: false }
}

function occurrenceOn(
  plannedOn: CalendarDate,
  { onHoliday, draftHours, skipped, skipUntil }: StandingSchedule,
  calendar: StandingCalendar & { readonly route: NonNullable<StandingCalendar['route']> },
): Occurrence {
  const deliverOn = movedDate(plannedOn, onHoliday, calendar)
  const cutOffAt = cutOffOf(deliverOn ?? plannedOn, calendar.route, calendar.timeZone)
  return {
    plannedOn,
    deliverOn: deliverOn ?? plannedOn,
    skip: reasonOf(plannedOn, deliverOn, skipped, skipUntil),
    cutOffAt,
    draftAt: new Date(cutOffAt.getTime() - draftHours * 3_600_000),
  }
}

function reasonOf(
  plannedOn: CalendarDate,
  deliverOn: CalendarDate | null,
  skipped: readonly CalendarDate[],
  skipUntil: CalendarDate | null,
): SkipReason | null {
  if (skipUntil !== null && plannedOn < skipUntil) return 'until'
  if (skipped.includes(plannedOn)) return 'asked'
  return deliverOn === null ? 'holiday' : null
}

/** The day the truck brings it; null: it is left out. */
function movedDate(
  date: CalendarDate,
  onHoliday: StandingSchedule['onHoliday'],
  { route, holidays }: StandingCalendar & { readonly route: NonNullable<StandingCalendar['route']> },
): CalendarDate | null {
  const isDelivered = (day: CalendarDate) => route.days.includes(weekdayOf(day)) && !holidays.includes(day)
  if (isDelivered(date)) return date
  if (onHoliday === 'skip') return null
  const step = onHoliday === 'next' ? 1 : -1
  for (let moved = 1; moved <= maxMove; moved++) {
    const day = addDays(date, step * moved)
    if (isDelivered(day)) return day
  }
  return null
}

/**
 * NEXT-4: the last day whose deliveries a standing order that is set up, changed or resumed now
 * leaves alone: the latest from today on whose cut-off has passed, else the day before.
 */
export function lastClosedDay(
  today: CalendarDate,
  now: Date,
  route: NonNullable<StandingCalendar['route']>,
  timeZone: string,
): CalendarDate {
  let date = today
  while (cutOffOf(date, route, timeZone) <= now) date = addDays(date, 1)
  return addDays(date, -1)
}
