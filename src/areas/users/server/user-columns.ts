import { isStaff, mayBillTo, sharesCustomers } from '#areas/access/server/public.ts'

// SQL over `users` rows under `m`, who looks, and `u`, who is looked at.

/**
 * USERS-1: office staff see everybody, others the users of their customers and themselves;
 * customers never see staff.
 */
export const maySee = `(u.id = m.id or (${sharesCustomers('m', 'u')} and (${isStaff('m')} or not ${isStaff('u')})))`

/**
 * Where an account stands. `needsPassword` is SQL that is true where staff sign in with nothing but
 * a password; elsewhere they have none here to set.
 */
export const stateOf = (needsPassword: string) => `case when not u.is_active then 'inactive'
  when (${isStaff('u')} and not ${needsPassword}) or exists (select 1 from user_passwords p where p.user_id = u.id) then 'active'
  when u.invited_at is null then 'notInvited' else 'invited' end`

/** The bill-tos of the user that the reader may see. */
export const seenBillTos = `user_bill_tos x join bill_tos y on y.division = x.division and y.number = x.bill_to
  where x.user_id = u.id and ${mayBillTo('m', 'x.division', 'x.bill_to')}`

/**
 * When somebody last completed a sign-in, by the trail: with a password or the provider alone, or
 * by the second factor owed. Each half is one look into the index of person and action.
 */
const lastSignIn = `greatest(
  (select a.at from audit_entries a where a.real_user_id = u.id and a.action = 'session.start' and not a.details ? 'owes'
   order by a.id desc limit 1),
  (select a.at from audit_entries a where a.real_user_id = u.id and a.action = 'session.complete' order by a.id desc limit 1))`

/** A user of the list as JSON pairs. */
export const summaryPairs = (needsPassword: string) => `
  'userId', u.id, 'type', u.type, 'isStaff', ${isStaff('u')}, 'email', u.email, 'name', u.name, 'role', u.role,
  'state', ${stateOf(needsPassword)}, 'lastSignInAt', ${lastSignIn}, 'profileImage', u.profile_image,
  'customer', (select jsonb_build_object('division', y.division, 'number', y.number, 'name', y.name)
               from ${seenBillTos} order by y.name, y.division, y.number limit 1),
  'moreCustomers', greatest(0, (select count(*) from ${seenBillTos}) - 1)`
