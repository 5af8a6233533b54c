import { addDays, type CalendarDate, daysBetween } from '#kit/dates.ts'

/** The first day of block 0, a Monday; blocks have four weeks. */
const firstDay = '1970-01-05'
const blockDays = 28

/** The block of a day. */
export const blockOf = (day: CalendarDate): number => Math.floor(daysBetween(firstDay, day) / blockDays)
/** The first day of a block. */
export const firstDayOf = (block: number): CalendarDate => addDays(firstDay, block * blockDays)

/** Days that are added to whole blocks, or taken off them. */
export interface RangeEnd {
  /** Empty when the first is above the last. */
  readonly days: readonly [from: CalendarDate, until: CalendarDate]
  readonly sign: 1 | -1
}

/** A range as whole blocks, corrected by days at its two ends. */
export interface SplitRange {
  /** Empty when the first is above the last. */
  readonly blocks: readonly [first: number, last: number]
  readonly before: RangeEnd
  readonly after: RangeEnd
}

/** Blocks as whole seasons of three, corrected by blocks at their two ends. */
export interface SplitBlocks {
  /** Empty when the first is above the last, as are the blocks of an end. */
  readonly seasons: readonly [first: number, last: number]
  readonly before: { readonly blocks: readonly [first: number, last: number]; readonly sign: 1 | -1 }
  readonly after: { readonly blocks: readonly [first: number, last: number]; readonly sign: 1 | -1 }
}

const noBlocks = { blocks: [1, 0], sign: 1 } as const

/** STAFF-6: blocks as seasons, and at most one block that is added or taken off at each end. */
export function splitBlocks([first, last]: readonly [first: number, last: number]): SplitBlocks {
  const [start, end] = [Math.round(first / 3), Math.round((last + 1) / 3)]
  if (first > last || start >= end)
    return { seasons: [1, 0], before: { blocks: [first, last], sign: 1 }, after: noBlocks }
  return {
    seasons: [start, end - 1],
    before:
      start * 3 >= first ? { blocks: [first, start * 3 - 1], sign: 1 } : { blocks: [start * 3, first - 1], sign: -1 },
    after: end * 3 - 1 <= last ? { blocks: [end * 3, last], sign: 1 } : { blocks: [last + 1, end * 3 - 1], sign: -1 },
  }
}

const noEnd: RangeEnd = { days: ['1970-01-02', '1970-01-01'], sign: 1 }
/** The block whose first day is nearest. */
const nearest = (day: CalendarDate): number => Math.round(daysBetween(firstDay, day) / blockDays)

/**
 * STAFF-6: what is read of a range: sums of whole blocks, and at each end the days they lack, or
 * those they have too many, whichever is less: never more than 14.
 */
export function splitRange(from: CalendarDate, until: CalendarDate): SplitRange {
  const first = nearest(from)
  const end = nearest(addDays(until, 1))
  if (first >= end) return { blocks: [1, 0], before: { days: [from, until], sign: 1 }, after: noEnd }
  const [start, stop] = [firstDayOf(first), addDays(firstDayOf(end), -1)]
  return {
    blocks: [first, end - 1],
    before:
      start === from
        ? noEnd
        : start > from
          ? { days: [from, addDays(start, -1)], sign: 1 }
          : { days: [start, addDays(from, -1)], sign: -1 },
    after:
      stop === until
        ? noEnd
        : stop < until
          ? { days: [addDays(stop, 1), until], sign: 1 }
          : { days: [addDays(until, 1), stop], sign: -1 },
  }
}
