import { addDays, type CalendarDate } from '#kit/dates.ts'

/** What a ship-to bought of an item on one day. */
export interface Bought {
  readonly on: CalendarDate
  readonly cases: number
  readonly units: number
}

/** One of the four weeks, both days counted. */
export interface MovementWeek {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly cases: number
  readonly units: number
}

/**
 * ITEM-5: what was bought in each of the last four weeks, the latest first; a week is the seven
 * days that end today, and so on back.
 */
export function fourWeeks(bought: readonly Bought[], today: CalendarDate): MovementWeek[] {
  return [0, 1, 2, 3].map((back) => {
    const to = addDays(today, -7 * back)
    const from = addDays(to, -6)
    const ofWeek = bought.filter(({ on }) => on >= from && on <= to)
    const sum = (unit: 'cases' | 'units') => ofWeek.reduce((total, each) => total + each[unit], 0)
    return { from, to, cases: sum('cases'), units: sum('units') }
  })
}
