import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'

/** Days of the first sales there are; null where there is none. */
export interface FirstSales {
  /** Of the divisions asked about. */
  readonly portal: CalendarDate | null
  /** Of the kitchens asked about. */
  readonly kitchens: CalendarDate | null
}

/** What a range is compared with: the year before, or none where kitchens or portal are new. */
export const yearsBefore = ['known', 'new', 'none'] as const
/** One of them. */
export type YearBefore = (typeof yearsBefore)[number]

/**
 * STAFF-6: whether days from `lastFrom` on can be compared with: only where sales begin no later.
 * A part of a year would pass for all of it.
 */
export function yearBefore(lastFrom: CalendarDate, { portal, kitchens }: FirstSales): YearBefore {
  const isBy = (day: CalendarDate | null): boolean => day !== null && day <= lastFrom
  return isBy(kitchens) ? 'known' : isBy(portal) ? 'new' : 'none'
}

/**
 * STAFF-6: whether a customer began during the days compared with, or after them: of a part of a
 * year a change says nothing.
 */
export const beganSince = (firstSale: CalendarDate | null, lastFrom: CalendarDate): boolean =>
  firstSale !== null && firstSale > lastFrom

/** Why there is nothing to compare with, as a sentence; undefined where there is. */
export function whyNoYearBefore(year: YearBefore, { kitchens }: FirstSales): string | undefined {
  if (year === 'known' || kitchens === null) return undefined
  return year === 'new'
    ? `New since ${formatDayWithYear(kitchens)}: there is no year before to compare with.`
    : `Sales begin on ${formatDayWithYear(kitchens)}: there is no year before to compare with.`
}
