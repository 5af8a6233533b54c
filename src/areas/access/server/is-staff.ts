import { rolesReaching, staffTypes } from '../roles.ts'

/** SQL literals of keys that this product defines itself. */
export const quoted = (keys: readonly string[]): string => keys.map((key) => `'${key}'`).join(', ')

/** The SQL of "is this user staff?" (ACCESS-1), for a `users` row under the alias `user`. */
export const isStaff = <User extends string>(user: User) => `${user}.type in (${quoted(staffTypes)})` as const

/** The SQL of "does `user` serve every customer?": office staff do (ACCESS-4). */
export const servesAll = <User extends string>(user: User) =>
  `(${isStaff(user)} and ${user}.role in (${quoted(rolesReaching('all'))}))` as const
