import type { CalendarDate } from '#kit/dates.ts'
import type { Bought } from './four-weeks.ts'

/** When an item was last ordered, and how much of it where that is known. */
export interface LastOrdered {
  readonly on: CalendarDate
  readonly cases: number | null
  readonly units: number | null
}

/**
 * ITEM-5: 'Last ordered:' is the last purchase, else the last invoice. The quantity is that of the day's own order or invoice; a
 * purchase the portal knows only the date of has none.
 */
export function lastOrdered(known: {
  /** Last purchase, as the distributor tells it or an order here has set it. */
  readonly purchasedOn: CalendarDate | null
  /** Last order kept here. */
  readonly order: Bought | null
  /** Last invoice kept here. */
  readonly invoice: Bought | null
}): LastOrdered | null {
  const { purchasedOn, order, invoice } = known
  const on = purchasedOn ?? order?.on ?? invoice?.on
  if (on === undefined) return null
  const told = [order, invoice].find((each) => each?.on === on)
  return { on, cases: told?.cases ?? null, units: told?.units ?? null }
}
