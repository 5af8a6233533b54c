import { isStaff, mayBillTo, sharesCustomers } from '#areas/access/server/public.ts'

// SQL over two `users` rows under aliases: the `reader`, who looks, and the `user` looked at.

/**
 * USERS-1: office staff see everybody, others the users of their customers and themselves;
 * customers never see staff.
 */
export const maySee = (reader: string, user: string): string =>
  `(${user}.id = ${reader}.id
    or (${sharesCustomers(reader, user)} and (${isStaff(reader)} or not ${isStaff(user)})))`

/**
 * Where an account stands. `needsPassword` is SQL that is true where staff sign in with nothing but
 * a password; elsewhere they have none here to set.
 */
export const stateOf = <NeedsPassword extends string>(user: string, needsPassword: NeedsPassword) =>
  `case when not ${user}.is_active then 'inactive'
  when (${isStaff(user)} and not ${needsPassword})
    or exists (select 1 from user_passwords p where p.user_id = ${user}.id) then 'active'
  when ${user}.invited_at is null then 'notInvited' else 'invited' end` as const

/** The bill-tos of the user that the reader may see, as `y` of the tail of a select. */
export const seenBillTos = (reader: string, user: string): string =>
  `user_bill_tos x join bill_tos y on y.division = x.division and y.number = x.bill_to
  where x.user_id = ${user}.id and ${mayBillTo(reader, 'x.division', 'x.bill_to')}`

/**
 * When somebody last completed a sign-in, by the trail: with a password or the provider alone, or
 * by the second factor owed. Each half is one look into the index of person and action.
 */
const lastSignIn = (user: string) => `greatest(
  (select a.at from audit_entries a
    where a.real_user_id = ${user}.id and a.action = 'session.start' and not a.details ? 'owes'
   order by a.id desc limit 1),
  (select a.at from audit_entries a where a.real_user_id = ${user}.id and a.action = 'session.complete'
   order by a.id desc limit 1))`

/** A user of the list as JSON pairs. */
export const summaryPairs = <NeedsPassword extends string>(
  reader: string,
  user: string,
  needsPassword: NeedsPassword,
) =>
  `'userId', ${user}.id, 'type', ${user}.type, 'isStaff', ${isStaff(user)}, 'email', ${user}.email,
  'name', ${user}.name, 'role', ${user}.role, 'state', ${stateOf(user, needsPassword)},
  'lastSignInAt', ${lastSignIn(user)}, 'profileImage', ${user}.profile_image,
  'customer', (select jsonb_build_object('division', y.division, 'number', y.number, 'name', y.name)
               from ${seenBillTos(reader, user)} order by y.name, y.division, y.number limit 1),
  'moreCustomers', greatest(0, (select count(*) from ${seenBillTos(reader, user)}) - 1)` as const
