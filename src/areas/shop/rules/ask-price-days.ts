import type { CalendarDate } from '#kit/dates.ts'

/** What the shop knows of the days prices may be for. */
export interface PriceDayFacts {
  /** In the date chip of the shop; null: none. */
  readonly chosen: CalendarDate | null
  /** The open cart; undefined: none. */
  readonly cartId: string | undefined
  /** The date a new cart would start with (S0 section 7). */
  readonly nextDelivery: CalendarDate | null
  /** Whether the person has carts at all. */
  readonly mayManage: boolean
}

/**
 * ITEM-8: the days a screen asks prices for. A typed quantity goes into the open cart, or into one
 * that starts with the next delivery, so prices are of that day, and a chosen day is only looked
 * at. Users without carts see the prices of the chosen day.
 */
export function askPriceDays({ chosen, cartId, nextDelivery, mayManage }: PriceDayFacts) {
  if (!mayManage) return { deliveryDate: chosen ?? nextDelivery ?? undefined }
  const previewDate = chosen ?? undefined
  return cartId === undefined ? { deliveryDate: nextDelivery ?? undefined, previewDate } : { cartId, previewDate }
}
