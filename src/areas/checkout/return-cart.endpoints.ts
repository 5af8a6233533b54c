import { z } from 'zod'
import { cartParams, cartPath } from '#areas/carts/cart-contract.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { refusals } from '#contract/refusals.ts'
import { cents } from '#contract/values.ts'
import { checkoutRefusals } from './checkout.refusals.ts'

/** Every "no" of sending a cart back, besides those of placing one. */
export const returnRefusals = refusals({
  punchout_only: [403, 'This is for sessions of procurement systems.'],
  punchout_returned: [409, 'This session has returned its cart already.'],
})

/** PUNCH-4: in place of placing: the cart goes back to the system it was filled for. */
export const returnCart = endpoint({
  name: 'returnCart',
  inPunchout: 'shopping',
  method: 'POST',
  path: `${cartPath}/return`,
  summary: 'Return a cart to the procurement system it was filled for',
  params: cartParams,
  body: z.object({
    /**
     * The subtotal the person saw; a different one is refused with the new prices (security 20).
     */
    expectedSubtotal: cents.optional(),
  }),
  /** The page of the portal that posts it to the buyer's system. */
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), returnPath: z.string() }),
  needs: ['manageCart'],
  idempotent: true,
  ifMatch: true,
  refusals: [
    ...Object.values(returnRefusals),
    checkoutRefusals.version_required,
    checkoutRefusals.cart_is_empty,
    checkoutRefusals.lines_need_attention,
    checkoutRefusals.total_changed,
    checkoutRefusals.on_credit_hold,
    cartRefusals.cart_not_found,
    cartRefusals.cart_changed,
    cartRefusals.cart_already_ordered,
    cartRefusals.cart_of_punchout,
    cartRefusals.cart_locked_by_other,
    cartRefusals.cart_management_not_allowed,
    cartRefusals.ordering_not_allowed,
    cartRefusals.prospect_cannot_order,
  ],
})
