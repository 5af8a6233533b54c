/**
 * The SQL of "may this user act for this ship-to?" (ACCESS-4), for a `users` row under the alias
 * `user`: customers through their bill-tos, a DSR and a DSM through their accounts, office staff
 * all. Text to put into a statement, as PostgreSQL plans a function with subqueries anew at every
 * call, and every call of the portal asks this.
 */
export const mayShipTo = (user: string, division: string, shipTo: string): string => `exists (
  select 1 from ship_tos t
  where t.division = ${division} and t.number = ${shipTo} and (
    (${user}.type in ('eci', 'ecmi') and (
      ${user}.role in ('creditAdmin', 'customerService', 'inventoryUser', 'portalAdmin')
      or (${user}.role = 'dsr' and ${user}.email = t.dsr_email)
      or (${user}.role = 'dsm' and ${user}.email = t.dsm_email)))
    or (exists (select 1 from user_bill_tos b
                where b.user_id = ${user}.id and b.division = t.division and b.bill_to = t.bill_to)
        and (not exists (select 1 from user_ship_tos n where n.user_id = ${user}.id)
             or exists (select 1 from user_ship_tos n
                        where n.user_id = ${user}.id and n.division = t.division and n.ship_to = t.number)))))`
