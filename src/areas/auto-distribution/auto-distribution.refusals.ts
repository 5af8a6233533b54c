import { refusals } from '#contract/refusals.ts'

/** Every "no" about auto-distribution. */
export const distributionRefusals = refusals({
  distribution_not_found: [404, 'This distribution does not exist any more.'],
  distribution_changed: [409, 'Somebody else changed this distribution in the meantime. Please look at it again.'],
  distribution_item_unknown: [400, 'There is no such item in this division.'],
  distribution_quantity_missing: [400, 'Please enter cases or eaches.'],
  distribution_starts_past: [400, 'Choose today or a later day.'],
  distribution_ends_early: [400, 'The last day is before the first.'],
  distribution_ends_without_weeks: [400, 'Only what repeats has a last day.'],
  distribution_ship_to_unknown: [400, 'There is no such ship-to among yours.'],
  distribution_run_not_found: [404, 'This run does not exist.'],
  distribution_no_route: [422, 'No delivery day: the ship-to has no route.'],
  distribution_sender_not_allowed: [403, 'Whoever set this up may no longer act for this ship-to.'],
})
