import type { CalendarDate } from '#kit/dates.ts'
import type { Bought } from './four-weeks.ts'

/** When an item was last ordered, and how much of it where that is known. */
export interface LastOrdered {
  readonly on: CalendarDate
  readonly cases: number | null
  readonly units: number | null
}

/** The days an item was last bought on, each null when it never was; days of the division. */
export interface LastDays {
  /** Last purchase, as the distributor sends it or an order here has set it. */
  readonly purchasedOn: CalendarDate | null
  /** Last invoice. */
  readonly invoicedOn: CalendarDate | null
}

/** ITEM-5: the day behind 'Last ordered:': the last purchase, else the last invoice. */
export const lastOrderedOn = ({ purchasedOn, invoicedOn }: LastDays): CalendarDate | null => purchasedOn ?? invoicedOn

/**
 * ITEM-5: the last order with its quantity: that of the day's own order or invoice. A purchase
 * known by its date only has none.
 */
export function lastOrdered(
  known: LastDays & {
    /** Last order kept here. */
    readonly order: Bought | null
    /** Last invoice kept here. */
    readonly invoice: Bought | null
  },
): LastOrdered | null {
  const { order, invoice } = known
  const on = lastOrderedOn(known)
  if (on === null) return null
  const found = [order, invoice].find((each) => each?.on === on)
  return { on, cases: found?.cases ?? null, units: found?.units ?? null }
}
