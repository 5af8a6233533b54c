import { refusals } from '#contract/refusals.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'

/** Every "no" of placing an order (CHECK-4). */
export const checkoutRefusals = {
  adding_orders_not_allowed: cartRefusals.adding_orders_not_allowed,
  on_credit_hold: customerRefusals.on_credit_hold,
  ...refusals({
    version_required: [400, 'The If-Match header with the version of the cart is required for this call.'],
    cart_is_empty: [422, 'Add at least one item before placing the order.'],
    delivery_date_required: [422, 'Choose a delivery date before placing the order.'],
    lines_need_attention: [422, 'Some items cannot be ordered any more. Please check the marked lines.'],
    total_changed: [409, 'Prices have changed since you reviewed this order. Please check the new total.'],
  }),
}

/** Every "no" of ordering again (CHECK-5). */
export const reorderRefusals = refusals({
  nothing_to_reorder: [422, 'None of these items can be ordered now.'],
})
