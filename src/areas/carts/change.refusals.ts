import { refusals } from '#contract/refusals.ts'

/** Every "no" of undoing (CART-12). */
export const changeRefusals = refusals({
  nothing_to_undo: [422, 'There is no change of yours to undo.'],
  changed_since: [409, 'Someone else changed this since. Nothing was undone.'],
})
