import { refusals } from '#contract/refusals.ts'

/** Every "no" of quick entry. */
export const quickEntryRefusals = refusals({
  list_empty: [400, 'Paste at least one line.'],
  list_too_long: [422, 'Paste at most 500 lines at once.'],
})
