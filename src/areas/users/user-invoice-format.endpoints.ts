import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { formatId, savedFormat } from '#areas/profile/invoice-formats.endpoints.ts'
import { profileRefusals } from '#areas/profile/profile.refusals.ts'
import { usersRefusals } from './users.refusals.ts'
import { managing, userParams } from './users.endpoints.ts'

/** PROFILE-7: the format of another user, by whoever may change their profile (USERS-2). */
export const saveUserInvoiceFormat = endpoint({
  name: 'saveUserInvoiceFormat',
  method: 'PUT',
  path: '/users/:userId/invoice-format',
  summary: 'Choose the invoice format of another user',
  needs: ['updateUserProfile'],
  noProxy: true,
  params: userParams,
  ifMatch: true,
  body: z.object({ formatId }),
  answer: savedFormat,
  refusals: [profileRefusals.invoice_format_unknown, usersRefusals.user_changed, ...managing],
})
