import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'

/** STAFF-3: what a promotion does to the price of an item. */
export const promotionKinds = ['percent', 'amountOff', 'fixedPrice', 'buyGet'] as const
/** What a promotion does to the price of an item. */
export type PromotionKind = (typeof promotionKinds)[number]

/** STAFF-3: the terms of an item in a promotion; null: this unit is not in it. */
export interface OfferTerms {
  readonly kind: PromotionKind
  /** Taken off, or the fixed price: cents a case. */
  readonly caseCents: Cents | null
  /** Cents an each. */
  readonly eachCents: Cents | null
  /** Catch weight: hundredths of a cent a pound. */
  readonly poundHundredths: number | null
  /** Hundredths of a percent off every unit. */
  readonly percentHundredths: number | null
  /** Of each `buy` + `get` cases in a cart `get` are free. */
  readonly buy: number | null
  readonly get: number | null
}

/** A promotion as it reaches an item for one customer and day. */
export interface PromotionOffer extends OfferTerms {
  readonly id: string
  readonly name: string
  readonly startsOn: CalendarDate
  readonly endsOn: CalendarDate
  /** What a case costs the distributor; null: unknown, or it may be sold below cost. */
  readonly caseCost: Cents | null
  readonly eachesPerCase: number
}
