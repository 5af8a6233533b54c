import { refusals } from '#contract/refusals.ts'

/** Every "no" of undoing (CART-12). */
export const changeRefusals = refusals({
  nothing_to_undo: [422, 'There is no change of yours to undo.'],
  nothing_to_redo: [422, 'There is no undo of yours to take back.'],
  changed_since: [409, 'Someone else changed this since. Nothing was undone.'],
})
