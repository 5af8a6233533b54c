import { mayBillTo, mayShipTo, servesAll } from '#areas/access/server/public.ts'

/**
 * The SQL of "may `user` read this payment?": those of their bill-tos, unless it paid for a ship-to
 * that is not theirs (ACCESS-4).
 */
export const mayReadPayment = <User extends string, Payment extends string>(user: User, payment: Payment) =>
  `(${servesAll(user)} or ${mayBillTo(user, `${payment}.division`, `${payment}.bill_to`)}
    and not exists (
      select 1 from payment_allocations paid where paid.payment_id = ${payment}.id
        and not ${mayShipTo(user, 'paid.division', 'paid.ship_to')}))` as const
