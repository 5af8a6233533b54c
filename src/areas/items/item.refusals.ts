import { refusals } from '#contract/refusals.ts'

/**
 * Why an item cannot go into a cart (ITEM-7, ITEM-9, security 17). An item of others and a missing
 * one read the same.
 */
export const itemRefusals = refusals({
  item_not_found: [404, 'Item not found'],
  item_discontinued: [422, 'Discontinued Item'],
  item_not_orderable: [422, "Item data visible but can't be added to cart"],
  item_reserved: [422, 'Item reserved for another ship-to'],
  item_not_for_will_call: [422, 'Cannot add for Will Call order'],
  item_blocked_for_order_type: [422, 'Just-in-Time and Drop Ship items cannot be added to this order type'],
  cases_not_sold: [422, 'This item is sold by the each only'],
  eaches_not_sold: [422, 'This item is sold by the case only'],
  prospect_cannot_order: [403, 'Prospective customers cannot order yet. Please reach out to your DSR.'],
  ordering_not_allowed: [403, 'Ordering is not allowed for this ship-to.'],
})
