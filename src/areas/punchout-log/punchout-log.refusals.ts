import { refusals } from '#contract/refusals.ts'

/** Every "no" of the log of messages (PUNCH-5). */
export const punchoutLogRefusals = refusals({
  message_not_found: [404, 'There is no such message in the last 30 days.'],
  message_not_repeatable: [409, 'Only an order that was refused can be processed again.'],
})
