import { refusals } from '#contract/refusals.ts'

/** Every "no" of this area. */
export const salesRefusals = refusals({
  suggested_item_unknown: [422, 'This item is not sold any more.'],
  budget_changed: [409, 'Somebody else changed the budget in the meantime.'],
})
