import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse, why } from '#kit/decision.ts'
import { readContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import type { ProfileFields } from '../profile.ts'
import { profileRefusals } from '../profile.refusals.ts'

const names = ['displayName', 'firstName', 'lastName', 'phone'] as const satisfies readonly (keyof ProfileFields)[]

const tidy = ({ displayName, firstName, lastName, phone }: ProfileFields): ProfileFields => ({
  displayName: displayName.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim(),
})

/**
 * PROFILE-2: which fields differ from what is saved; spaces around do not count. None: Save and
 * Cancel are not there.
 */
export function changedFields(saved: ProfileFields, form: ProfileFields): (keyof ProfileFields)[] {
  const [one, other] = [tidy(saved), tidy(form)]
  return names.filter((name) => one[name] !== other[name])
}

/**
 * PROFILE-2: what is wrong with a changed field, or undefined. A number that came from elsewhere
 * may stay as it is.
 */
export function problemOf(field: keyof ProfileFields, saved: ProfileFields, form: ProfileFields): string | undefined {
  if (field === 'firstName' && form.firstName.trim() === '') return profileRefusals.first_name_required.message
  return field === 'phone' ? why(readContactPhone(form.phone, saved.phone)) : undefined
}

/**
 * PROFILE-2: may this person change names and phone here? Their own only; those of staff are kept
 * by the office.
 */
export function mayEditNames(actor: Pick<Actor, 'kind'>): Decision {
  if (actor.kind === 'proxy') return refuse(profileRefusals.profile_not_yours)
  return actor.kind === 'internal' ? refuse(profileRefusals.profile_kept_by_office) : allow()
}

/** PROFILE-2: may this person change the picture? */
export const mayEditPicture = (actor: Pick<Actor, 'kind'>): Decision =>
  actor.kind === 'proxy' ? refuse(profileRefusals.profile_not_yours) : allow()

/**
 * PROFILE-2: the fields to save, or what is wrong. An empty display name becomes first and last
 * name.
 */
export function changeProfile(
  actor: Pick<Actor, 'kind'>,
  saved: ProfileFields,
  form: ProfileFields,
): Decision<ProfileFields> {
  const changed = changedFields(saved, form)
  const editing = changed.length > 0 ? mayEditNames(actor) : mayEditPicture(actor)
  if (!editing.allowed) return editing
  if (problemOf('firstName', saved, form)) return refuse(profileRefusals.first_name_required, { field: 'firstName' })
  const phone = readContactPhone(form.phone, saved.phone)
  if (!phone.allowed) return phone
  const { displayName, firstName, lastName } = tidy(form)
  return allow({
    firstName,
    lastName,
    displayName: displayName || `${firstName} ${lastName}`.trim(),
    phone: phone.value,
  })
}
