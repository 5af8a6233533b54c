import { rolesReaching } from '../roles.ts'
import { isStaff, quoted, servesAll } from './is-staff.ts'

// The aliases inside these texts are long so that no statement around them has the same.

/** The SQL of "is `user` given every ship-to of their bill-tos?". */
const isNotNarrowed = <User extends string>(user: User) =>
  `not exists (select 1 from user_ship_tos own_narrowing where own_narrowing.user_id = ${user}.id)` as const

/**
 * The SQL of "is this one of the customers that `user` is given by name?", for a `ship_tos` row
 * under an alias: all ship-tos of the bill-to, or some when the user is narrowed to some.
 */
export const isNamed = <User extends string, ShipTo extends string>(user: User, shipTo: ShipTo) =>
  `(
  exists (select 1 from user_bill_tos own_bill_to
          where own_bill_to.user_id = ${user}.id and own_bill_to.division = ${shipTo}.division
            and own_bill_to.bill_to = ${shipTo}.bill_to)
  and (${isNotNarrowed(user)}
       or exists (select 1 from user_ship_tos own_ship_to
                  where own_ship_to.user_id = ${user}.id and own_ship_to.division = ${shipTo}.division
                    and own_ship_to.ship_to = ${shipTo}.number)))` as const

/** The SQL of "is this ship-to an account of this sales rep or sales manager?". */
const isAccountOf = <User extends string, ShipTo extends string>(user: User, shipTo: ShipTo) =>
  `(${isStaff(user)} and (
  (${user}.role in (${quoted(rolesReaching('dsr'))}) and ${user}.email = ${shipTo}.dsr_email)
  or (${user}.role in (${quoted(rolesReaching('dsm'))}) and ${user}.email = ${shipTo}.dsm_email)))` as const

/** The SQL of "does the user's role or name reach this `ship_tos` row?". */
const isReached = <User extends string, ShipTo extends string>(user: User, shipTo: ShipTo) =>
  `(${servesAll(user)} or ${isAccountOf(user, shipTo)} or ${isNamed(user, shipTo)})` as const

/**
 * The SQL of "may this user act for this ship-to?" (ACCESS-4), for a `users` row under the alias
 * `user`. Text to put into a statement, as PostgreSQL plans a function with subqueries again at
 * every call, and every call of the portal asks this.
 */
export const mayShipTo = <User extends string, Division extends string, ShipTo extends string>(
  user: User,
  division: Division,
  shipTo: ShipTo,
) =>
  `exists (
  select 1 from ship_tos reached
  where reached.division = ${division} and reached.number = ${shipTo} and ${isReached(user, 'reached')})` as const

/**
 * The SQL of "is this bill-to one of the user's?" (ACCESS-4): whoever may act for one of its
 * ship-tos, and whoever is given the bill-to as a whole, which may have no ship-to yet.
 */
export const mayBillTo = <User extends string, Division extends string, BillTo extends string>(
  user: User,
  division: Division,
  billTo: BillTo,
) =>
  `(
  ${servesAll(user)}
  or exists (select 1 from ship_tos reached
             where reached.division = ${division} and reached.bill_to = ${billTo} and ${isReached(user, 'reached')})
  or (${isNotNarrowed(user)} and exists (
    select 1 from user_bill_tos own_whole
    where own_whole.user_id = ${user}.id and own_whole.division = ${division}
      and own_whole.bill_to = ${billTo})))` as const
