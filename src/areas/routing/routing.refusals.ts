import { refusals } from '#contract/refusals.ts'

/** Every "no" about delivery dates (CART-3, security 22). */
export const routingRefusals = refusals({
  date_in_past: [422, 'The delivery date cannot be in the past.'],
  date_too_far: [422, 'The delivery date cannot be more than 3 months ahead.'],
  date_not_routed: [422, 'The delivery date is not a valid routing day.'],
  date_past_cut_off: [422, 'The cut-off for this delivery date has passed.'],
})
