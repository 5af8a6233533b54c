import { refusals } from '#contract/refusals.ts'

/** Every "no" about incentive payroll. */
export const incentiveRefusals = refusals({
  incentive_not_found: [404, 'This record does not exist any more.'],
  incentive_changed: [409, 'Somebody else changed this record in the meantime. Please look at it again.'],
  incentive_week_closed: [409, 'This week is closed. Its records can no longer be changed.'],
  incentive_close_office: [403, 'Only the office closes and reopens weeks.'],
  incentive_rep_unknown: [400, 'There is no such sales rep among yours.'],
  incentive_about_missing: [400, 'Please enter what it is for.'],
  incentive_ship_to_unknown: [400, 'There is no such ship-to.'],
  incentive_number_missing: [400, 'Please enter this number.'],
  incentive_number_unused: [400, 'This type has no such number.'],
  incentive_number_zero: [400, 'Please enter a number other than 0.'],
  incentive_number_negative: [400, 'Please enter a number that is not negative.'],
  incentive_exists: [409, 'This rep has a record of this in the week already.'],
})
