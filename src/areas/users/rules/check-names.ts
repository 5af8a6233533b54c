import { allow, type Decision, refuse } from '#kit/decision.ts'
import { usersRefusals as no } from '../users.refusals.ts'

/** Names and phone of a user as a manager enters them. */
export interface Names {
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** USERS-1: the first name is required, the phone is digits with an optional leading plus; no display name is first and last name. */
export function checkNames(names: Names, savedPhone = ''): Decision<Names & { readonly name: string }> {
  const firstName = names.firstName.trim()
  const lastName = names.lastName.trim()
  if (firstName === '') return refuse(no.first_name_required, { field: 'firstName' })
  const typed = names.phone.trim()
  // A number that came from elsewhere may stay as it is.
  const phone = typed === savedPhone ? typed : typed.replace(/[\s().-]/g, '')
  if (typed !== savedPhone && phone !== '' && !/^\+?\d{7,15}$/.test(phone)) {
    return refuse(no.phone_invalid, { field: 'phone' })
  }
  const name = `${firstName} ${lastName}`.trim()
  return allow({ firstName, lastName, phone, name, displayName: names.displayName.trim() || name })
}
