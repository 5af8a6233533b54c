import { z } from 'zod'

/** Highest amount of an override: cents, or hundredths of a cent a pound. */
export const maxOverrideAmount = 9_999_999
/** Highest percent off, in hundredths of a percent: 99.99 %. */
export const maxOverridePercent = 9_999

/** CART-10: `amount` is the new price, `percent` is taken off the price. */
export const overrideTypes = ['amount', 'percent'] as const

/** CART-10: what a person asks for; both kinds of value are whole numbers. */
export const overrideRequest = z.object({
  type: z.enum(overrideTypes),
  /**
   * amount: cents, for catch weight hundredths of a cent a pound; percent: hundredths of a percent
   * off.
   */
  value: z
    .number()
    .int('Overrides are whole numbers')
    .positive('Enter a value above 0')
    .max(maxOverrideAmount, 'This value is too high'),
})
/** What a person asks for. */
export type OverrideRequest = z.output<typeof overrideRequest>

/** CART-10: a price change by staff; customers never receive one. */
export const priceOverride = overrideRequest
  .extend({
    /**
     * What the value is about: an item that has become catch weight since is not priced by a case's
     * amount.
     */
    per: z.enum(['case', 'each', 'pound']),
    /** Who set it, and when. */
    byName: z.string(),
    at: z.string(),
  })
  .meta({ id: 'PriceOverride' })
/** A price change by staff. */
export type PriceOverride = z.output<typeof priceOverride>

/** The overrides of a line. */
export interface LineOverrides {
  readonly casePriceOverride: PriceOverride | null
  readonly eachPriceOverride: PriceOverride | null
}
