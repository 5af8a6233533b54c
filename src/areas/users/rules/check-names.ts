import { allow, type Decision, refuse } from '#kit/decision.ts'
import { readContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import { usersRefusals } from '../users.refusals.ts'

/** Names and phone of a user as a manager enters them. */
export interface Names {
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/**
 * USERS-1: the first name is required, the phone has its country code; no display name is first and
 * last name.
 */
export function checkNames(names: Names, savedPhone = ''): Decision<Names & { readonly name: string }> {
  const firstName = names.firstName.trim()
  const lastName = names.lastName.trim()
  if (firstName === '') return refuse(usersRefusals.first_name_required, { field: 'firstName' })
  const phone = readContactPhone(names.phone, savedPhone)
  if (!phone.allowed) return phone
  const name = `${firstName} ${lastName}`.trim()
  return allow({ firstName, lastName, phone: phone.value, name, displayName: names.displayName.trim() || name })
}
