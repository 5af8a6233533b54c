import { screen } from '#contract/address.ts'

export const dashboardScreen = screen('/dashboard')
/** STAFF-6: the reps of a sales manager side by side, and what waits for one of them. */
export const teamScreen = screen('/team', ['period', 'measure', 'rep'])
