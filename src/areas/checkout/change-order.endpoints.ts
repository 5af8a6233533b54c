import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cart } from '#areas/carts/cart.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { lineError } from '#areas/carts/line.endpoints.ts'
import { order } from '#areas/orders/order.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { orderParams, orderPath } from '#areas/orders/orders.endpoints.ts'

const needs = ['manageCart', 'addOrder', 'viewSalesOrders'] as const

/** Why a placed order may not be changed or cancelled any more, or not by this person. */
export const changeRefusals = [
  orderRefusals.order_not_found,
  orderRefusals.order_changes_not_allowed,
  orderRefusals.order_already_shipped,
  orderRefusals.order_already_cancelled,
  orderRefusals.order_not_taken,
  orderRefusals.order_placed_elsewhere,
  orderRefusals.order_of_punchout,
  orderRefusals.order_past_cut_off,
  orderRefusals.order_already_picked_up,
  orderRefusals.order_changed_since,
]

/**
 * NEXT-2: opens the cart that changes a placed order, with its lines at today's prices; the order
 * stays as it is until that cart is placed. Where it is open already, that one is made active.
 */
export const changeOrder = endpoint({
  name: 'changeOrder',
  method: 'POST',
  path: `${orderPath}/change`,
  summary: 'Open the cart that changes a placed order',
  params: orderParams,
  answer: z.object({
    isSuccess: z.literal(true),
    message: z.string(),
    cart,
    /** Lines that can no longer be ordered, and why: the changed order would be without them. */
    errors: z.array(lineError),
  }),
  needs,
  idempotent: true,
  refusals: [
    ...changeRefusals,
    orderRefusals.order_has_staff_prices,
    orderRefusals.order_being_changed,
    cartRefusals.cart_not_found,
    cartRefusals.cart_management_not_allowed,
    cartRefusals.cart_switch_locked,
    cartRefusals.ordering_not_allowed,
    cartRefusals.prospect_cannot_order,
    cartRefusals.date_in_past,
    cartRefusals.date_too_far,
    cartRefusals.date_not_routed,
    cartRefusals.date_past_cut_off,
  ],
})

/** NEXT-2: gives a placed order up before its cut-off. */
export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: `${orderPath}/cancel`,
  summary: 'Cancel a placed order',
  params: orderParams,
  body: z.object({
    /** The one the person saw; another one is refused. */
    version: z.number().int().min(1).max(1_000_000),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), order }),
  needs,
  idempotent: true,
  refusals: changeRefusals,
})
