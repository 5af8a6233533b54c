import { refusals } from '#contract/refusals.ts'

/** Every "no" of counts. A count of another ship-to and a missing one read the same. */
export const inventoryRefusals = refusals({
  inventory_not_found: [404, 'This count is no longer present.'],
  guide_not_for_counts: [422, 'Only a guide for inventory can be counted.'],
  guide_without_lines: [422, 'This guide has no items to count. Please add some first.'],
  inventory_already_open: [409, 'A count of this guide is already open.'],
  inventory_closed: [409, 'This count is closed. Its figures no longer change.'],
  inventory_changed: [409, 'This count was changed by someone else. This is the latest version.'],
  count_undecided: [
    409,
    'The same shelf was counted twice. Please decide for each whether the counts add up or one replaces the other.',
  ],
  count_too_large: [
    422,
    'Of one item at most 99,999.90 cases, 99,990 eaches and 9,999,999.90 pounds can be counted. Please count it again.',
  ],
  inventory_has_quantities: [422, 'This count has quantities and cannot be deleted. Close it instead.'],
  inventory_name_required: [400, 'A count needs a name'],
  too_many_operations: [422, 'A count can hold at most 50,000 entries.'],
  count_line_not_found: [404, 'This item is not in the count.'],
  count_location_not_found: [404, 'This location is no longer present.'],
  cases_not_counted: [422, 'This item is counted by the each only.'],
  eaches_not_counted: [422, 'This item is not counted by the each.'],
  pounds_not_counted: [422, 'Only catch weight is counted by the pound.'],
  cleared_with_quantity: [422, 'A shelf that is cleared has no quantity.'],
})
