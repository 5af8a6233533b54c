import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { askedDate } from '#contract/values.ts'
import { userDetail } from './user.ts'
import { managing, userParams } from './users.endpoints.ts'
import { usersRefusals } from './users.refusals.ts'

/**
 * AUTH-5: the day from which on one user needs a second factor; null leaves them to the portal's
 * day.
 */
export const updateUserEnforceDate = endpoint({
  name: 'updateUserEnforceDate',
  method: 'PUT',
  path: '/users/:userId/mfa-enforce-date',
  summary: 'Set the day from which on a user needs a second factor',
  params: userParams,
  needs: ['resetMfaPhone'],
  noProxy: true,
  ifMatch: true,
  body: z.strictObject({ mfaEnforceDate: askedDate.nullable() }),
  answer: z.object({ message: z.string(), user: userDetail }),
  refusals: [...managing, usersRefusals.user_changed, usersRefusals.factor_elsewhere],
})
