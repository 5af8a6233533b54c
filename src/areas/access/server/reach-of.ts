import { rolesReaching } from '../roles.ts'
import { isStaff, quoted, servesAll } from './is-staff.ts'
import { isNamed } from './may-act-for.ts'

/**
 * The SQL of "which ship-tos may each of these users act for?" (ACCESS-4), for `users` rows under
 * the name `people`: rows of user_id, division and ship_to. Users who serve every customer have
 * none: `servesAll` says so in one word instead of one row a ship-to.
 */
export const reachOf = <People extends string>(people: People) =>
  `
  select p.id as user_id, s.division, s.number as ship_to
  from ${people} p
  join user_bill_tos own on own.user_id = p.id
  join ship_tos s on s.division = own.division and s.bill_to = own.bill_to
  where not ${servesAll('p')} and ${isNamed('p', 's')}
  union
  select p.id, s.division, s.number from ${people} p join ship_tos s on s.dsr_email = p.email
  where p.role in (${quoted(rolesReaching('dsr'))}) and ${isStaff('p')}
  union
  select p.id, s.division, s.number from ${people} p join ship_tos s on s.dsm_email = p.email
  where p.role in (${quoted(rolesReaching('dsm'))}) and ${isStaff('p')}` as const

/**
 * The SQL of "which ship-tos may this user act for?" (ACCESS-4), for a user's id: rows of division
 * and ship_to, to join with. Lists ask this where the gate asks `mayShipTo`.
 */
export const shipTosAllowed = <UserId extends string>(userId: UserId) =>
  `(
  select r.division, r.ship_to from (${reachOf(`(select * from users where id = ${userId})`)}) r
  union all
  select s.division, s.number from users p join ship_tos s on ${servesAll('p')} where p.id = ${userId})` as const
