import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'

/** Most characters of a name. */
export const maxNameLength = 100

/**
 * PROFILE-2: what people change of their account themselves. Rules say what is wrong with it, in
 * the words of the form.
 */
export const profileFields = z.object({
  displayName: freeText({ label: 'Display name', max: maxNameLength }),
  firstName: freeText({ label: 'First name', max: maxNameLength }),
  lastName: freeText({ label: 'Last name', max: maxNameLength }),
  /** A contact number: E.164, or as it came from elsewhere. */
  phone: freeText({ label: 'Contact number', max: 40 }),
})
/** What people change of their account themselves. */
export type ProfileFields = z.output<typeof profileFields>
