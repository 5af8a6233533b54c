import { refusals } from '#contract/refusals.ts'

/** Every "no" of counting. */
export const analyticsRefusals = refusals({
  staff_not_counted: [403, 'Only the visits of customers are counted.'],
})
