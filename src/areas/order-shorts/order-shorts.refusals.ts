import { refusals } from '#contract/refusals.ts'

/** Every "no" about short lines of placed orders (NEXT-3). */
export const shortRefusals = refusals({
  short_not_found: [404, 'This line is not short any more.'],
  short_already_answered: [409, 'Somebody has answered this short line already.'],
  short_too_late: [409, 'The truck is on its way. The order can no longer be changed.'],
  short_alternative_not_offered: [422, 'This item cannot come instead. Please choose another one.'],
  short_price_changed: [409, 'The price has changed. Please look at it again.'],
})
