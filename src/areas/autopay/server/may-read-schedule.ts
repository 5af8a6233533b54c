import { isStaff, mayBillTo, mayShipTo } from '#areas/access/server/public.ts'

/**
 * The SQL of "does `user` have every ship-to of this bill-to?", for a `users` row under the alias
 * `user`.
 */
export const hasWholeBillTo = <User extends string, Division extends string, BillTo extends string>(
  user: User,
  division: Division,
  billTo: BillTo,
) =>
  `(${mayBillTo(user, division, billTo)} and not exists (
  select from ship_tos of_whole where of_whole.division = ${division} and of_whole.bill_to = ${billTo}
    and not ${mayShipTo(user, 'of_whole.division', 'of_whole.number')}))` as const

/**
 * The SQL of "may `user` read this schedule?" (ACCESS-4): their own, and those of bill-tos that are
 * theirs as a whole; staff also what is a person's own there.
 */
export const mayReadSchedule = <User extends string, Schedule extends string>(user: User, schedule: Schedule) =>
  `(${schedule}.user_id = ${user}.id
    or (${schedule}.kind = 'billTo' or ${isStaff(user)})
      and ${hasWholeBillTo(user, `${schedule}.division`, `${schedule}.bill_to`)})` as const
