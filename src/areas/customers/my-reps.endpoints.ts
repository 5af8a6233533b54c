import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** A sales manager or sales rep, by the mail address their ship-tos name. */
export const rep = z.object({ email: z.string(), name: z.string() }).meta({ id: 'Rep' })
/** A sales manager or sales rep. */
export type Rep = z.output<typeof rep>

/**
 * ORDER-1, BILL-1: sales managers and reps of the ship-tos a member of staff may act for, for the
 * filters of lists.
 */
export const listMyReps = endpoint({
  name: 'listMyReps',
  method: 'GET',
  path: '/me/reps',
  summary: 'Sales managers and reps of the ship-tos the signed-in user may act for',
  staffOnly: true,
  answer: z.object({ dsms: z.array(rep), dsrs: z.array(rep) }),
})
