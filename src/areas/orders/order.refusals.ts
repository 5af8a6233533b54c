import { refusals } from '#contract/refusals.ts'

/** Every "no" of sales orders. */
export const orderRefusals = refusals({
  order_not_found: [404, 'Order not found.'],
  order_line_not_found: [404, 'The order has no such line.'],
  order_version_outdated: [409, 'The order was changed since: this is about a former version.'],
  order_move_not_possible: [409, 'The order cannot change to this status.'],
  order_changes_not_allowed: [403, 'You may not change or cancel orders.'],
  order_already_shipped: [409, 'The order has shipped and cannot be changed.'],
  order_already_cancelled: [409, 'The order is cancelled.'],
  order_not_taken: [409, 'The order was not taken and cannot be changed. Order its items again instead.'],
  order_placed_elsewhere: [409, 'The order was not placed here. Please call us to change it.'],
  order_of_punchout: [409, 'The order came from a procurement system. Please change it there.'],
  order_past_cut_off: [409, 'The cut-off has passed.'],
  order_already_picked_up: [409, 'The warehouse has picked the order up. Please call us to change it.'],
  order_has_staff_prices: [409, 'Your sales team set prices in this order. Please ask them to change it.'],
  order_being_changed: [409, 'Your sales team is changing this order at the moment.'],
  order_changed_since: [409, 'The order was changed in the meantime. Please look at its present version first.'],
  order_version_not_found: [404, 'The order has no such version.'],
  range_starts_too_early: [400, 'The date range can start at most 1,095 days back.'],
  range_ends_too_late: [400, 'The delivery date range can end at most 30 days ahead.'],
  range_is_backwards: [400, 'The date range ends before it starts.'],
})
