import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { cart, maxLines } from '#areas/carts/cart.ts'
import { lineError } from '#areas/carts/line.endpoints.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { lineDate } from './checkout.endpoints.ts'
import { reorderRefusals } from './checkout.refusals.ts'

/** Which lines of the order, by their numbers; all of them without. */
const lineNumbers = z.array(z.number().int().min(1).max(1_000_000)).min(1).max(maxLines).optional()

/**
 * CHECK-5: puts the lines of an order into a cart, or into a new one; each item's rules are asked,
 * prices are today's.
 */
export const reorder = endpoint({
  name: 'reorder',
  method: 'PUT',
  path: '/divisions/:division/ship-tos/:shipTo/carts/reorder',
  summary: 'Order the lines of an order again',
  params: shipToParams,
  body: z.object({
    orderId: z.uuid(),
    /** Without one a cart is started. */
    cartId: z.uuid().optional(),
    lineNumbers,
  }),
  answer: z.object({
    isSuccess: z.literal(true),
    message: z.string(),
    cart,
    /** The items that were put in. */
    added: z.array(z.string()),
    /** Of these, what comes on a day of its own. */
    lineDates: z.array(lineDate),
    /** What could not be put in, and why. */
    errors: z.array(lineError),
  }),
  needs: ['manageCart', 'viewSalesOrders'],
  idempotent: true,
  refusals: [
    orderRefusals.order_not_found,
    reorderRefusals.nothing_to_reorder,
    cartRefusals.cart_not_found,
    cartRefusals.cart_management_not_allowed,
    cartRefusals.cart_locked_by_other,
    cartRefusals.cart_already_ordered,
    cartRefusals.ordering_not_allowed,
    cartRefusals.prospect_cannot_order,
    cartRefusals.too_many_lines,
  ],
})

/** CHECK-5: the same into a named cart, at the specification's path. */
export const reorderIntoCart = endpoint({
  ...reorder,
  name: 'reorderIntoCart',
  path: '/divisions/:division/ship-tos/:shipTo/carts/:cartId/reorder',
  params: shipToParams.extend({ cartId: z.uuid() }),
  body: z.object({ orderId: z.uuid(), lineNumbers }),
})
