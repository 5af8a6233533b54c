import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { PriceKind, PricePhase } from '../price-change.ts'

/** A kind of price as a filter names it. */
export const kindWords: Readonly<Record<PriceKind, string>> = {
  list: 'List',
  class: 'Class',
  gpo: 'GPO',
  contract: 'Contract (bill-to)',
  bid: 'Bid (ship-to)',
}
/** A phase in a word, with its tone. */
export const phaseWords: Readonly<Record<PricePhase, readonly [label: string, tone: BadgeTone]>> = {
  running: ['Running', 'good'],
  coming: ['Coming', 'info'],
  ended: ['Ended', 'neutral'],
}
/** Its first and last day. */
export const priceDays = ({ startsOn, endsOn }: { startsOn: CalendarDate; endsOn: CalendarDate | null }): string =>
  endsOn === null
    ? `From ${formatDayWithYear(startsOn)} on`
    : `${formatDayWithYear(startsOn)} to ${formatDayWithYear(endsOn)}`
