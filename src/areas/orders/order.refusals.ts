import { refusals } from '#contract/refusals.ts'

/** Every "no" of sales orders. */
export const orderRefusals = refusals({
  order_not_found: [404, 'Order not found.'],
  order_move_not_possible: [409, 'The order cannot change to this status.'],
  range_starts_too_early: [400, 'The date range can start at most 1,095 days back.'],
  range_ends_too_late: [400, 'The delivery date range can end at most 30 days ahead.'],
  range_is_backwards: [400, 'The date range ends before it starts.'],
})
