import { mayShipTo } from './may-ship-to.ts'

/**
 * The SQL of "are all customers of `other` also those of `user`?" (AUTH-8, USERS-2), for two
 * `users` rows under aliases: every ship-to the other may act for is one the user may act for, and
 * there is one. Office staff serve everybody. Text, as `mayShipTo` is.
 */
export const coversCustomers = (user: string, other: string): string => `(
  ${servesAll(user)}
  or (exists (select 1 from ${customersOf(other)})
      and not exists (select 1 from ${customersOf(other)} and not ${mayShipTo(user, 'c.division', 'c.number')})))`

/** The ship-tos of a customer's user, as the tail of a select. */
const customersOf = (user: string) => `user_bill_tos o
  join ship_tos c on c.division = o.division and c.bill_to = o.bill_to
  where o.user_id = ${user}.id
    and (not exists (select 1 from user_ship_tos m where m.user_id = ${user}.id)
         or exists (select 1 from user_ship_tos m
                    where m.user_id = ${user}.id and m.division = c.division and m.ship_to = c.number))`

/**
 * The SQL of "does `user` serve a customer of `other`?", so that they may know of them (USERS-1).
 */
export const sharesCustomers = (user: string, other: string): string => `(
  ${servesAll(user)}
  or exists (select 1 from ${customersOf(other)} and ${mayShipTo(user, 'c.division', 'c.number')}))`

/** The SQL of "does `user` serve every customer?": office staff do. */
export const servesAll = (user: string) =>
  `(${user}.type in ('eci', 'ecmi') and ${user}.role in ('creditAdmin', 'customerService', 'inventoryUser', 'portalAdmin'))`
