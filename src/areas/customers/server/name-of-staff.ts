/**
 * SQL: the name of the user with this mail address, or the address itself when the portal knows
 * nobody by it.
 */
export const nameOfStaff = (email: string): string =>
  `coalesce((select p.display_name from users p where p.email = lower(${email})), ${email})`
