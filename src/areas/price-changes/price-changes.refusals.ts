import { refusals } from '#contract/refusals.ts'

/** Every "no" about changes of prices. */
export const priceChangeRefusals = refusals({
  price_change_not_found: [404, 'This change of prices does not exist.'],
  price_change_division: [400, 'There is no such division among yours.'],
  price_change_reason: [400, 'Please say why.'],
  price_change_empty: [400, 'Please enter at least one price.'],
  price_item_unknown: [400, 'There is no such item in this division.'],
  price_scope_unknown: [400, 'There is no such class, GPO or customer among yours.'],
  price_twice: [400, 'This price is in the list twice: the same item, customers and first day.'],
  price_missing: [400, 'Please enter a price.'],
  price_pound_missing: [400, 'Catch weight is priced by the pound.'],
  price_pound_unused: [400, 'Only catch weight is priced by the pound.'],
  price_weight_unknown: [400, 'The item has no weight, so that a price by the pound says nothing.'],
  price_ends_before_start: [400, 'The last day cannot be before the first.'],
  price_starts_in_past: [400, 'A new price starts today or later.'],
  price_has_started: [400, 'This price has started: only its last day can change. Enter a new one from today on.'],
  price_ends_in_past: [400, 'What was delivered stays as it was: the last day is yesterday or later.'],
  price_not_there: [400, 'There is no price to remove with this first day.'],
  price_below_cost: [400, 'This price is below cost.'],
  price_below_cost_right: [403, 'Only those who view analysis may save prices below cost.'],
  prices_changed: [409, 'Somebody else changed some of these prices in the meantime. Please look at them again.'],
  price_change_undone: [409, 'This change was undone already.'],
  price_change_not_undoable: [409, 'Some of these prices were changed since, so nothing was undone.'],
  price_change_not_yours: [403, 'This change is also for customers who are not yours.'],
})
