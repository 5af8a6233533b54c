import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cents, itemNumber } from '#contract/values.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { cart } from './cart.ts'
import { cartChangeRefusals, cartParams, cartPath, lineParams, linePath } from './cart-contract.ts'
import { cartRefusals } from './cart.refusals.ts'
import { lineError } from './line.endpoints.ts'

/**
 * CART-5: an alternate takes the place of an item, with its quantities in the units the alternate
 * is sold in.
 */
export const switchCartItem = endpoint({
  name: 'switchCartItem',
  inPunchout: 'shopping',
  method: 'PUT',
  path: `${linePath}/alternates`,
  summary: 'Switch an item of a cart for one of its alternates',
  params: lineParams,
  body: z.object({
    alternateItemNumber: itemNumber,
    /** What the person saw of the alternate; a different price is refused with ours. */
    casePrice: cents.nullable().optional(),
    eachPrice: cents.nullable().optional(),
    /**
     * True when the person has read what the alternate loses and takes it all the same (CHECK-2).
     */
    isLossAccepted: z.boolean().optional(),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), cart }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [
    ...cartChangeRefusals,
    cartRefusals.item_not_in_cart,
    cartRefusals.not_an_alternate,
    cartRefusals.alternate_not_alike,
    ...Object.values(itemRefusals),
    cartRefusals.item_price_unavailable,
    cartRefusals.quantity_too_large,
    cartRefusals.price_changed,
  ],
})

/**
 * CART-5, CHECK-3: switches many items at once; those that cannot be switched are returned, the
 * rest is switched. What would lose a diet or gain an allergen is never among them (CHECK-2).
 */
export const switchCartItems = endpoint({
  name: 'switchCartItems',
  inPunchout: 'shopping',
  method: 'PUT',
  path: `${cartPath}/switch-cart-items`,
  summary: 'Switch many items of a cart for their alternates',
  params: cartParams,
  body: z.object({
    items: z
      .array(z.object({ itemNumber, alternateItemNumber: itemNumber }))
      .min(1)
      .max(500, 'At most 500 items at once'),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), cart, errors: z.array(lineError) }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: cartChangeRefusals,
})
