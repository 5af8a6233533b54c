import { refusals } from '#contract/refusals.ts'

/** Every "no" about order views and price views. */
export const viewRefusals = refusals({
  view_not_found: [404, 'This view does not exist any more.'],
  view_changed: [409, 'Somebody else changed this view in the meantime. Please look at it again.'],
  view_order_changed: [409, 'The list of views has changed in the meantime. Please sort it again.'],
  view_name_missing: [400, 'Please enter a name.'],
  view_name_taken: [409, 'There is a view of this name already.'],
  view_column_needed: [400, 'A view needs this column.'],
  view_column_gone: [409, 'The view names a column that does not exist any more. Please reload the page.'],
  view_column_twice: [400, 'A view has each column once.'],
  view_cost_right: [403, 'Cost and margin need the permission ‘View analysis’.'],
  view_share_right: [403, 'You may not share views with them.'],
  view_not_yours: [403, 'Only who made this view, or staff who may delete data, change it.'],
  view_bill_to_unknown: [404, 'There is no such bill-to among yours.'],
  view_too_many: [409, 'There is no room for more views. Please delete one first.'],
})
