/**
 * SQL: the name of the user with this mail address, or the address itself when the portal knows
 * nobody by it.
 */
export const nameOfStaff = <Email extends string>(email: Email) =>
  `coalesce((select p.display_name from users p where p.email = lower(${email})), ${email})` as const
