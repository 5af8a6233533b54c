import { refusals } from '#contract/refusals.ts'

/** Every "no" about statements (BILL-2). */
export const statementRefusals = refusals({
  statement_in_future: [422, 'A statement cannot be as of a day to come.'],
  statement_too_early: [422, 'A statement goes back at most 1095 days.'],
  statement_is_backwards: [422, 'The first day of a statement cannot be after its last.'],
  statement_ship_to_not_found: [404, 'Ship-to not found.'],
  statement_too_long: [422, 'A balance forward covers at most 366 days.'],
})
