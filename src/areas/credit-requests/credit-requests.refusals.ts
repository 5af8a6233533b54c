import { refusals } from '#contract/refusals.ts'

/**
 * Every "no" of making a credit request (CREDIT-1); rules put numbers and days into the sentences.
 */
export const creditDraftRefusals = refusals({
  credit_invoice_not_found: [404, 'Invoice not found.'],
  credit_for_customers: [403, 'Staff make requests for a customer as internal requests.'],
  credit_invoice_is_credit: [422, 'This is a credit: nothing can be credited of it.'],
  credit_invoice_voided: [422, 'This invoice was voided: nothing can be credited of it.'],
  credit_lines_missing: [422, 'Choose at least one line to credit.'],
  credit_line_not_found: [422, 'This line is not on the invoice.'],
  credit_code_unknown: [422, 'Choose a credit code of the list.'],
  credit_outside_window: [422, 'It is too late to ask for this.'],
  credit_unit_not_possible: [422, 'This line cannot be credited in this unit.'],
  credit_quantity_missing: [422, 'Enter a quantity of more than 0.'],
  credit_quantity_above_left: [422, 'The quantity is more than what is left to credit.'],
  credit_price_missing: [422, 'Enter the price that was right.'],
  credit_price_not_lower: [422, 'The price that was right must be lower than the billed price.'],
  credit_photo_needed: [422, 'This credit code needs a photo.'],
  credit_photo_not_yours: [422, 'A photo did not arrive. Please choose it again.'],
  credit_reason_needed: [422, 'This credit code needs a reason.'],
  credit_pick_up_not_possible: [422, 'Goods with this credit code are not picked up.'],
  credit_pick_up_needed: [422, 'Goods with this credit code are picked up.'],
  credit_return_in_past: [422, 'The return date cannot be in the past.'],
  credit_return_too_far: [422, 'The return date is too far ahead.'],
  credit_return_without_goods: [422, 'Nothing of this request is picked up.'],
  credit_amount_nothing: [422, 'Nothing is left to credit of these lines.'],
  credit_total_changed: [409, 'The total has changed since you reviewed it. Please check it again.'],
})

/** Every "no" about a request that was made (CREDIT-2 to 4). */
export const creditRefusals = refusals({
  credit_request_not_found: [404, 'Credit request not found.'],
  credit_move_not_possible: [409, 'The credit request cannot be changed like this any more.'],
  credit_reason_missing: [422, 'Enter a reason.'],
  credit_assignee_unknown: [422, 'Choose somebody in the credit department.'],
  credit_assignee_same: [422, 'It is assigned to this person already.'],
  credit_line_unknown: [422, 'This line is not of the request.'],
  credit_approved_above_asked: [422, 'More than was asked for cannot be approved.'],
  credit_approved_nothing: [422, 'Nothing would be approved. Reject the request instead.'],
  credit_comment_empty: [422, 'Enter a comment or add a photo.'],
  credit_internal_by_staff: [403, 'Only staff write internal comments.'],
  credit_photo_not_found: [404, 'Photo not found.'],
  credit_attempt_outdated: [409, 'This is about an earlier approval of the request.'],
  credit_code_not_found: [404, 'Credit code not found.'],
  credit_code_taken: [409, 'There is a credit code with this key already.'],
  credit_code_changed: [409, 'A colleague changed this credit code in the meantime. Please check it again.'],
  credit_code_name_missing: [422, 'Enter a name.'],
  credit_code_pick_up: [422, 'A code about the price has no pick-up.'],
  credit_range_is_backwards: [400, 'The range ends before it starts.'],
  credit_range_too_long: [400, 'A range has at most 1,095 days.'],
})
