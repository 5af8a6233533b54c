import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cents, itemNumber } from '#contract/values.ts'
import { itemPrice } from '#areas/prices/item-price.ts'
import { cart, cartDelta } from '#areas/carts/cart.ts'
import { cartChangeRefusals, lineParams, linePath } from '#areas/carts/cart-contract.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { overrideRequest, priceOverride } from '#areas/prices/price-override.ts'
import { priceOverrideRefusals } from './price-override.refusals.ts'

const changeRefusals = [...cartChangeRefusals, cartRefusals.line_not_found]
const done = {
  isSuccess: z.literal(true),
  message: z.string(),
  /** To those who may see the breakdown: what is good to know about the new price. */
  warning: z.string().optional(),
}

/** CART-10: overrides the prices of a line, or takes overrides away. */
export const overridePrices = endpoint({
  name: 'overridePrices',
  method: 'PUT',
  path: `${linePath}/price-override`,
  summary: 'Override the prices of a line',
  params: lineParams,
  body: z.object({
    /** Null takes it away, absent leaves it. */
    casePriceOverride: overrideRequest.nullable().optional(),
    eachPriceOverride: overrideRequest.nullable().optional(),
  }),
  answer: z.object({ ...done, cart }),
  minimal: z.object({ ...done, delta: cartDelta }),
  needs: ['manageCart', 'priceOverride'],
  staffOnly: true,
  ifMatch: true,
  refusals: [
    ...changeRefusals,
    cartRefusals.price_override_not_allowed,
    cartRefusals.price_override_visible,
    priceOverrideRefusals.price_override_needs_price,
    priceOverrideRefusals.price_override_percent_too_high,
    priceOverrideRefusals.price_override_too_low,
  ],
})

/** One unit of a line in its breakdown; money in cents a case or each. */
const unitBreakdown = z.object({
  basePrice: cents,
  price: cents,
  /** What the distributor pays. */
  cost: cents,
  profit: cents,
  /** Profit by price, in hundredths of a percent. */
  margin: z.number().int(),
  isBelowCost: z.boolean(),
  override: priceOverride.nullable(),
})

/** CART-10: how a line's price came about and what is left of it; for staff with the permission. */
export const priceBreakdown = z
  .object({
    itemNumber,
    description: z.string(),
    /** The ship-to's price before any override, with how it came about (NEXT-1). */
    base: itemPrice.nullable(),
    perCase: unitBreakdown.nullable(),
    perEach: unitBreakdown.nullable(),
    /** Catch weight: costs and prices are those of the average case. */
    isEstimate: z.boolean(),
  })
  .meta({ id: 'PriceBreakdown' })
/** How a line's price came about. */
export type PriceBreakdown = z.output<typeof priceBreakdown>
/** One unit of a breakdown. */
export type UnitBreakdown = z.output<typeof unitBreakdown>

/** CART-10: the breakdown of a line's price. */
export const getPriceBreakdown = endpoint({
  name: 'getPriceBreakdown',
  method: 'GET',
  path: `${linePath}/price-breakdown`,
  summary: 'Cost and margin of a line',
  params: lineParams,
  answer: z.object({ breakdown: priceBreakdown }),
  needs: ['manageCart', 'priceBreakdown'],
  staffOnly: true,
  refusals: [cartRefusals.cart_not_found, cartRefusals.line_not_found],
})
