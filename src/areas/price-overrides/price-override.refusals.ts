import { refusals } from '#contract/refusals.ts'

/** Why an override of a price is refused; that of a whole cart is among the refusals of carts. */
export const priceOverrideRefusals = refusals({
  price_override_needs_price: [422, 'There is no price to override.'],
  price_override_percent_too_high: [422, 'Enter a percent below 100'],
  price_override_too_low: [422, 'The price cannot be less than $0.01.'],
  price_override_no_longer_holds: [422, 'The price this override was set for has changed. Please set it again.'],
})
