import { refusals } from '#contract/refusals.ts'

/** Every "no" about standing orders. */
export const standingRefusals = refusals({
  standing_order_not_found: [404, 'This standing order does not exist any more.'],
  standing_order_changed: [409, 'Somebody else changed this standing order in the meantime. Please look at it again.'],
  standing_too_many: [422, 'A ship-to has at most 50 standing orders. Delete one that is not needed any more.'],
  standing_no_route: [422, 'This ship-to has no delivery days. Ask your sales rep for a route first.'],
  standing_days_missing: [400, 'Choose at least one delivery day.'],
  standing_day_not_routed: [400, 'Choose only days on which this ship-to is delivered.'],
  standing_starts_past: [400, 'Choose today or a later day.'],
  standing_ends_early: [400, 'The last day is before the first.'],
  standing_ends_twice: [400, 'Choose a last day or a number of deliveries, not both.'],
  standing_lines_missing: [400, 'Add at least one item with a quantity.'],
  standing_lines_twice: [400, 'An item is on the list twice.'],
  standing_item_unknown: [400, 'There is no such item for this ship-to.'],
  standing_guide_unknown: [400, 'This guide does not exist any more. Choose items instead.'],
  standing_placing_not_allowed: [
    403,
    'Orders that are placed by themselves need the right to add orders. Choose to be asked first, or ask your administrator.',
  ],
  standing_date_unknown: [400, 'This date is not among the next deliveries.'],
  standing_draft_gone: [409, 'This draft does not wait any more.'],
  standing_draft_late: [422, 'The cut-off has passed: this draft can no longer be placed.'],
  standing_po_needed: [422, 'Enter a PO number: this standing order asks for one each time.'],
  standing_owner_not_allowed: [
    403,
    'Whoever this standing order belongs to may no longer order for this ship-to. Change it to orders in your name.',
  ],
  standing_changed_without_right: [
    403,
    'Somebody who may not place orders changed the draft. Please check it and place it by hand.',
  ],
  standing_nothing_orderable: [422, 'None of its items can be ordered now.'],
  standing_par_full: [422, 'The shelf is at par: nothing is needed.'],
  standing_too_late: [422, 'The cut-off had passed before a draft could be made.'],
})
