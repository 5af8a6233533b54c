import { usersRefusals as no } from '../users.refusals.ts'
import type { Invitation } from './invite-user.ts'

/** What an invitation cannot do without. */
export type NeededField = 'email' | 'firstName' | 'billTos' | 'role'

/** USERS-1: what an invitation still lacks, all of it at once, by field; in the words the server would refuse it with, one by one. */
export const listMissing = ({
  email,
  firstName,
  billTos,
  role,
  isStaff,
}: Pick<Invitation, NeededField> & { readonly isStaff: boolean }): Partial<Record<NeededField, string>> => ({
  ...(email.trim() === '' && { email: no.first_name_required.message }),
  ...(firstName.trim() === '' && { firstName: no.first_name_required.message }),
  ...(!isStaff && billTos.length === 0 && { billTos: no.customer_needed.message }),
  ...(role === '' && { role: no.role_unknown.message }),
})
