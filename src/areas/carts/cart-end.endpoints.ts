import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'
import { cartParams, cartPath } from './cart-contract.ts'
import { cartRefusals } from './cart.refusals.ts'

/**
 * CART-12: how a cart ended: who ordered, discarded or returned it, and the order it became, or
 * whose cancelling discarded it (NEXT-2).
 */
export const cartEnd = z
  .object({
    kind: z.enum(['ordered', 'discarded', 'returned']),
    /** Under login-as both names. */
    name: z.string(),
    isOwn: z.boolean(),
    at: instant,
    po: z.string(),
    order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  })
  .meta({ id: 'CartEnd' })
/** How a cart ended. */
export type CartEnd = z.output<typeof cartEnd>

/** CART-12: how a cart ended, for whoever looked at it; null while it is open. */
export const getCartEnd = endpoint({
  name: 'getCartEnd',
  inPunchout: 'always',
  method: 'GET',
  path: `${cartPath}/end`,
  summary: 'How a cart ended',
  params: cartParams,
  needs: ['manageCart'],
  answer: z.object({ end: cartEnd.nullable() }),
  refusals: [cartRefusals.cart_not_found],
})
