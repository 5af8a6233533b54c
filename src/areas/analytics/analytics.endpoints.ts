import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { analyticsRefusals } from './analytics.refusals.ts'

/** PROFILE-8: allows or refuses counting; the consent bar and the toggle both come here. */
export const updateAnalyticsOptOut = endpoint({
  name: 'updateAnalyticsOptOut',
  method: 'PUT',
  path: '/me/analytics-opt-out',
  summary: 'Allow or refuse that one’s visits are counted',
  noProxy: true,
  body: z.object({ analyticsOptOut: z.boolean() }),
  answer: z.object({ message: z.string(), analyticsOptOut: z.boolean() }),
  refusals: [analyticsRefusals.staff_not_counted],
})

/** PROFILE-8: the same at the specification's path. */
export const updatePrivacy = endpoint({ ...updateAnalyticsOptOut, name: 'updatePrivacy', path: '/user/privacy' })

/** PROFILE-8: counts screens; those of somebody who did not allow it are forgotten here. */
export const countScreens = endpoint({
  name: 'countScreens',
  method: 'POST',
  path: '/usage/screens',
  summary: 'Count opened screens, without a name',
  forPeople: true,
  body: z.object({ screens: z.array(z.string().max(120)).min(1).max(50) }),
  answer: z.object({ counted: z.number().int() }),
})
