import type { CalendarDate } from '#kit/dates.ts'

/** Which day's prices a list or an item shows. */
export interface PriceDays {
  /** What the cart would take an item at now. */
  readonly date: CalendarDate
  /** A day whose prices stand beside those; null without one. */
  readonly previewDate: CalendarDate | null
}

/**
 * ITEM-8: prices are those of the open cart: of its delivery date, or of today while it has none,
 * so that a list, a panel and the cart never differ. Without a cart they are of the day asked for.
 * A further day is only looked at beside them. Days before today have no prices any more and are
 * ignored.
 */
export function priceDays(
  asked: { readonly deliveryDate?: CalendarDate | undefined; readonly previewDate?: CalendarDate | undefined },
  cart: { readonly deliveryDate: CalendarDate | null } | null,
  today: CalendarDate,
): PriceDays {
  const notPast = (day: CalendarDate | undefined) => (day !== undefined && day >= today ? day : undefined)
  const date = cart ? (cart.deliveryDate ?? today) : (notPast(asked.deliveryDate) ?? today)
  const preview = notPast(asked.previewDate) ?? null
  return { date, previewDate: preview === date ? null : preview }
}
