import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { usersRefusals } from '../users.refusals.ts'

/**
 * USERS-1: an account's address in small letters. Plain ASCII: look-alike letters do not get an
 * account beside the one they imitate.
 */
export function checkMailAddress(typed: string): Decision<string> {
  const email = typed.trim().toLowerCase()
  const isOne = email.length <= 254 && /^[a-z0-9._%+'-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/.test(email)
  return isOne ? allow(email) : refuse(usersRefusals.email_invalid, { field: 'email' })
}

/** True for an address of the distributor's own domain, which is for staff. */
export const isStaffAddress = (email: string, staffMailSuffix: string): boolean =>
  email.endsWith(`@${staffMailSuffix.toLowerCase()}`)

/** Staff without such an address; the reason names the domain, which only staff ever read. */
export const refuseStaffAddress = (staffMailSuffix: string): Decision<never> =>
  refuse(usersRefusals.staff_email_needed, {
    field: 'email',
    message: `${usersRefusals.staff_email_needed.message} It ends with @${staffMailSuffix.toLowerCase()}.`,
  })

/**
 * USERS-1: the address a manager gives a new user. Staff have one of the distributor; a customer's
 * manager must not take the address of somebody who is to become staff.
 */
export function checkNewAddress(
  actor: Actor,
  isStaff: boolean,
  typed: string,
  staffMailSuffix: string,
): Decision<string> {
  const address = checkMailAddress(typed)
  if (!address.allowed) return address
  const isOurs = isStaffAddress(address.value, staffMailSuffix)
  if (isStaff && !isOurs) return refuseStaffAddress(staffMailSuffix)
  return isOurs && actor.kind !== 'internal' ? refuse(usersRefusals.email_invalid, { field: 'email' }) : address
}
