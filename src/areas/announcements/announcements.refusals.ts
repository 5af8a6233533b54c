import { refusals } from '#contract/refusals.ts'

/** Every "no" about announcements. */
export const announcementRefusals = refusals({
  announcement_not_found: [404, 'This announcement does not exist any more.'],
  announcement_changed: [409, 'Somebody else changed this announcement in the meantime. Please look at it again.'],
  announcement_order_changed: [409, 'The list of announcements has changed. Please try again.'],
  announcement_ends_before_start: [400, 'An announcement cannot end before it starts.'],
  announcement_feature_unknown: [400, 'This feature does not exist.'],
})
