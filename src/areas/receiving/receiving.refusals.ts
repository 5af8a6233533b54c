import { refusals } from '#contract/refusals.ts'

/** Every "no" of receiving. A delivery of another ship-to and a missing one read the same. */
export const receivingRefusals = refusals({
  delivery_not_found: [404, 'This delivery is no longer present.'],
  delivery_too_early: [422, 'This delivery is not on its way yet. It can be checked in from the day before.'],
  delivery_too_late: [422, 'This delivery came more than 14 days ago. Please ask for a credit on its invoice.'],
  receipt_item_not_found: [404, 'This item is not in the catalogue.'],
  receipt_piece_wrong: [422, 'A scan is one case or one each, and nothing else.'],
  receipt_cleared_with_content: [422, 'A line that is cleared has no quantity.'],
  receipt_problem_twice: [422, 'Each kind of problem stands once on a line.'],
  receipt_problem_nothing: [422, 'A problem needs a quantity.'],
  receipt_problem_above: [422, 'More is wrong than came. Please check the quantities.'],
  too_many_receipt_operations: [422, 'A receipt can hold at most 10,000 entries.'],
  receipt_undecided: [409, 'Two people found different quantities. Please decide for each line which one holds.'],
  receipt_empty: [422, 'Nothing is checked yet.'],
  receipt_signature_not_valid: [422, 'The signature cannot be read. Please sign again.'],
  receipt_too_many_photos: [422, 'A receipt can have at most 40 photos.'],
  receipt_photo_not_found: [404, 'This photo is no longer present.'],
  receipt_not_finished: [409, 'Please finish the receipt first.'],
  receipt_not_billed: [409, 'There is no invoice yet. A credit can be asked for as soon as it is here.'],
  receipt_nothing_to_credit: [422, 'Nothing is short, damaged or wrong: there is nothing to ask credit for.'],
  receipt_credited_already: [409, 'This is credited already, or was asked for on the invoice.'],
  receipt_already_requested: [409, 'A credit request was made of this receipt already.'],
})
