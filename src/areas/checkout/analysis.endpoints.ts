import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cartParams, cartPath } from '#areas/carts/cart-contract.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { cartAnalysis } from './cart-analysis.ts'

/**
 * CHECK-2: alerts, suggestions, and what there is to know of each item before the order is placed.
 */
export const analyseCart = endpoint({
  name: 'analyseCart',
  inPunchout: 'always',
  method: 'GET',
  path: `${cartPath}/analysis`,
  // Of the cart's changes by its version, as the review.
  livesBy: ['catalogue'],
  summary: 'Alerts and suggestions for a cart',
  params: cartParams,
  needs: ['manageCart'],
  answer: cartAnalysis.extend({
    /** Of which version of the cart. */
    cartVersion: z.number().int(),
  }),
  refusals: [cartRefusals.cart_not_found],
})
