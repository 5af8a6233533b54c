import { refusals } from '#contract/refusals.ts'

/** Every "no" of autopay (BILL-5); rules put names and days into their sentences. */
export const autopayRefusals = refusals({
  schedule_not_found: [404, 'Autopay schedule not found.'],
  bill_to_not_found: [404, 'Bill-to not found.'],
  person_missing: [422, 'Choose the person in whose name it pays.'],
  person_not_found: [422, 'This person cannot be chosen for this bill-to.'],
  person_not_able: [422, 'This person cannot have autopay here.'],
  ship_to_not_found: [422, 'This ship-to cannot be chosen.'],
  bill_to_twice: [422, 'Each bill-to can be chosen once.'],
  day_wrong: [422, 'Choose a day.'],
  covers_not_for_timing: [422, 'What is paid can be chosen for runs on a weekday or a day of the month.'],
  limit_not_positive: [422, 'The limit must be more than $0.00.'],
  method_not_for_bill_to: [422, 'This payment method cannot be used for this bill-to.'],
  too_many_schedules: [409, 'This bill-to has as many autopay schedules as it can.'],
  edit_not_allowed: [403, 'You may not change this autopay schedule.'],
  end_not_allowed: [403, 'You may not stop this autopay schedule.'],
  run_not_allowed: [403, 'You may not run this autopay schedule.'],
  schedule_changed: [409, 'Somebody has changed this schedule in the meantime. Please look at it again.'],
  run_is_due: [409, 'A run is being made right now. Please try again in a minute.'],
  schedule_not_active: [409, 'This schedule is not active.'],
  run_not_upcoming: [409, 'There is no such run ahead.'],
  run_is_done: [409, 'This run was made or skipped already.'],
  nothing_to_run: [409, 'There is nothing to pay as of now.'],
})
