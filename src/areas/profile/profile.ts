import { z } from 'zod'

/** Most characters of a name. */
export const maxNameLength = 100

/** PROFILE-2: what people change of their account themselves. Rules say what is wrong with it, in the words of the form. */
export const profileFields = z.object({
  displayName: z.string().max(maxNameLength),
  firstName: z.string().max(maxNameLength),
  lastName: z.string().max(maxNameLength),
  /** A contact number: digits with an optional leading plus. */
  phone: z.string().max(40),
})
/** What people change of their account themselves. */
export type ProfileFields = z.output<typeof profileFields>
