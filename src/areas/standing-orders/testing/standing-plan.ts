import { items } from '#tests/support/distributor.ts'

/** A plan for the small distributor: two cases of flour every Thursday from March 2, 2026. */
export const standingPlanOf = (change: object = {}) => ({
  name: 'Weekly dry goods',
  weekdays: [4],
  everyWeeks: 1,
  startsOn: '2026-03-02',
  endsOn: null,
  deliveries: null,
  onHoliday: 'next' as const,
  mode: 'ask' as const,
  draftHours: 24,
  po: '',
  parGuideId: null,
  lines: [{ itemNumber: items.flour, orderedCases: 2, orderedUnits: 0 }],
  ...change,
})
