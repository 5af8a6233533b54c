import { roles } from '#areas/access/roles.ts'
import { demoUsers } from './generate/users.ts'

/** The password of every demo user; it exists in demo mode only. */
export const demoPassword = 'larder-demo'

/** A sign-in as listed in the terminal and on the sign-in page (PLAT-1). */
export interface DemoSignIn {
  readonly email: string
  readonly name: string
  /** The role's name. */
  readonly role: string
  /** What to try with it. */
  readonly hint: string
}

/** One sign-in for every role. */
export const demoSignIns: readonly DemoSignIn[] = demoUsers.map(({ email, firstName, lastName, role, hint }) => ({
  email,
  name: `${firstName} ${lastName}`,
  role: roles[role].name,
  hint,
}))
