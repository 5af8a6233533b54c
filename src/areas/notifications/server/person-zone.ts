import { isStaff } from '#areas/access/server/public.ts'

/**
 * The SQL of a user's time zone, for a `users` row under an alias: of the division of their first
 * customer, else of the first division.
 */
export const zoneOf = <User extends string>(user: User) =>
  `coalesce(
  (select zone_division.time_zone from user_bill_tos zone_bill_to join divisions zone_division on zone_division.code = zone_bill_to.division
   where zone_bill_to.user_id = ${user}.id order by zone_bill_to.division, zone_bill_to.bill_to limit 1),
  (select zone_division.time_zone from ship_tos zone_ship_to join divisions zone_division on zone_division.code = zone_ship_to.division
   where ${isStaff(user)} and (zone_ship_to.dsr_email = ${user}.email or zone_ship_to.dsm_email = ${user}.email)
   order by zone_ship_to.division limit 1),
  (select min(zone_division.time_zone) from divisions zone_division
   where zone_division.code = (select min(first_division.code) from divisions first_division)),
  'UTC')` as const
