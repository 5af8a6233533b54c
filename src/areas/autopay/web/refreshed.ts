/** The calls whose responses a change of a schedule makes old. */
export const refreshed = [
  'listAutopaySchedules',
  'getAutopaySchedule',
  'previewAutopay',
  'previewAutopayChange',
  'listAutopayLog',
] as const
