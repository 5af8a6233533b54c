import { refusals } from '#contract/refusals.ts'

/** Every "no" of looking after deliveries. */
export const deliveryRefusals = refusals({
  delivery_not_found: [404, 'There is no such message.'],
  delivery_in_progress: [409, 'This message is being sent right now. Please look again in a moment.'],
  delivery_not_repeatable: [409, 'This message cannot be sent again.'],
  delivery_not_open: [409, 'This message cannot be given up.'],
})
