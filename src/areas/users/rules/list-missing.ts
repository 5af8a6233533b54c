import { readContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import { usersRefusals } from '../users.refusals.ts'
import type { Invitation } from './check-invitation.ts'

/** What an invitation cannot do without, and the phone, which may be missing but not wrong. */
export type NeededField = 'email' | 'firstName' | 'phone' | 'billTos' | 'role'

/**
 * USERS-1: what an invitation still lacks, all of it at once, by field; in the words the server
 * would refuse it with, one by one.
 */
export const listMissing = ({
  email,
  firstName,
  phone,
  billTos,
  role,
  isStaff,
}: Pick<Invitation, NeededField> & { readonly isStaff: boolean }): Partial<Record<NeededField, string>> => {
  const contact = readContactPhone(phone, '')
  return {
    ...(email.trim() === '' && { email: usersRefusals.first_name_required.message }),
    ...(firstName.trim() === '' && { firstName: usersRefusals.first_name_required.message }),
    ...(!contact.allowed && { phone: contact.refusal.message }),
    ...(!isStaff && billTos.length === 0 && { billTos: usersRefusals.customer_needed.message }),
    ...(role === '' && { role: usersRefusals.role_unknown.message }),
  }
}
