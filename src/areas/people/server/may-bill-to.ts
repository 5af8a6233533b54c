/**
 * The SQL of "is this bill-to one of the user's?" (ACCESS-4), for a `users` row under the alias
 * `user`: whoever may act for one of its ship-tos. A customer narrowed to some ship-tos has the
 * bill-tos of those only. The twin of `mayShipTo`.
 */
export const mayBillTo = (user: string, division: string, billTo: string): string => `(
  (${user}.type in ('eci', 'ecmi') and (
    ${user}.role in ('creditAdmin', 'customerService', 'inventoryUser', 'portalAdmin')
    or (${user}.role in ('dsr', 'dsm') and exists (
      select 1 from ship_tos t
      where t.division = ${division} and t.bill_to = ${billTo}
        and ${user}.email = case ${user}.role when 'dsr' then t.dsr_email else t.dsm_email end))))
  or (exists (select 1 from user_bill_tos b
              where b.user_id = ${user}.id and b.division = ${division} and b.bill_to = ${billTo})
      and (not exists (select 1 from user_ship_tos n where n.user_id = ${user}.id)
           or exists (select 1 from user_ship_tos n
                      join ship_tos t on t.division = n.division and t.number = n.ship_to
                      where n.user_id = ${user}.id and n.division = ${division} and t.bill_to = ${billTo}))))`
