import { screen } from '#contract/address.ts'

/** STAFF-5: the distributions; the search is in the address. */
export const distributionsScreen = screen('/auto-distribution', ['keyword', 'page'])
/** STAFF-5: a new one. */
export const newDistributionScreen = screen('/auto-distribution/new')
/** STAFF-5: one with its runs; `run` is the one whose ship-to results are shown. */
export const distributionScreen = screen('/auto-distribution/$distributionId', ['run', 'state', 'page'])
/** STAFF-5: one being changed. */
export const editDistributionScreen = screen('/auto-distribution/$distributionId/edit')
