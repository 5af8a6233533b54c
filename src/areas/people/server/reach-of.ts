import { servesAll } from './covers-customers.ts'

/**
 * The SQL of "which ship-tos may each of these users act for?" (ACCESS-4), for `users` rows under
 * the name `people`: rows of user_id, division and ship_to. Users who serve every customer have
 * none: `servesAll` says so in one word instead of one row a ship-to. A test compares it with
 * `mayShipTo`.
 */
export const reachOf = (people: string): string => `
  select p.id as user_id, s.division, s.number as ship_to
  from ${people} p
  join user_bill_tos b on b.user_id = p.id
  join ship_tos s on s.division = b.division and s.bill_to = b.bill_to
  where not ${servesAll('p')} and (
    not exists (select 1 from user_ship_tos n where n.user_id = p.id)
    or exists (select 1 from user_ship_tos n
               where n.user_id = p.id and n.division = s.division and n.ship_to = s.number))
  union
  select p.id, s.division, s.number from ${people} p join ship_tos s on s.dsr_email = p.email
  where p.role = 'dsr' and p.type in ('eci', 'ecmi')
  union
  select p.id, s.division, s.number from ${people} p join ship_tos s on s.dsm_email = p.email
  where p.role = 'dsm' and p.type in ('eci', 'ecmi')`
