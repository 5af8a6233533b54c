import { servesAll } from './is-staff.ts'
import { isNamed, mayShipTo } from './may-act-for.ts'

/**
 * The SQL of "are all customers of `other` also those of `user`?" (AUTH-8, USERS-2), for two
 * `users` rows under aliases: every ship-to the other is given is one the user may act for, and
 * there is one. Office staff serve everybody. Text, as `mayShipTo` is.
 */
export const coversCustomers = <User extends string, Other extends string>(user: User, other: Other) =>
  `(
  ${servesAll(user)}
  or (exists (select 1 from ${customersOf(other)})
      and not exists (select 1 from ${customersOf(other)}
        and not ${mayShipTo(user, 'their_ship_to.division', 'their_ship_to.number')})))` as const

/**
 * The SQL of "does `user` serve a customer of `other`?", so that they may know of them (USERS-1).
 */
export const sharesCustomers = <User extends string, Other extends string>(user: User, other: Other) =>
  `(
  ${servesAll(user)}
  or exists (select 1 from ${customersOf(other)}
    and ${mayShipTo(user, 'their_ship_to.division', 'their_ship_to.number')}))` as const

/** The ship-tos a user is given by name, as the tail of a select. */
const customersOf = <User extends string>(user: User) =>
  `user_bill_tos theirs
  join ship_tos their_ship_to on their_ship_to.division = theirs.division and their_ship_to.bill_to = theirs.bill_to
  where theirs.user_id = ${user}.id and ${isNamed(user, 'their_ship_to')}` as const
