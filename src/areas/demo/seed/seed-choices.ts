import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'

// The users shown most have answered the consent bar; the prospect has not.
const statements = [
  `update users set analytics_opt_out = false
   where email in ('buyer@harborbistro.example', 'chef@harborbistro.example', 'accounts@harborbistro.example', 'manager@multiunit.example')`,
  `update users u set invoice_format = f.format, phone = f.phone
   from (values ('buyer@harborbistro.example', 2, '+17025550147'), ('accounts@harborbistro.example', 4, '+17025550162'),
                ('manager@multiunit.example', null, '+16125550118')) as f (email, format, phone)
   where u.email = f.email`,
  `insert into favourite_bill_tos (user_id, bill_to)
   select u.id, b.bill_to from users u,
     lateral (select distinct s.bill_to from ${shipTosAllowed('u.id')} a
              join ship_tos s on s.division = a.division and s.number = a.ship_to and s.is_active
              order by 1 limit 3) b
   where u.email in ('rosa.dsr@larder.example', 'service@larder.example')
   on conflict do nothing`,
  `insert into notification_preferences (user_id, event, channel, is_on)
   select id, 'orderConfirmed', 'mail', true from users where email = 'buyer@harborbistro.example'
   on conflict do nothing`,
] as const

/**
 * PROFILE-3, 7, 8, 9: what the demo's people chose for themselves, so that their profiles are
 * filled.
 */
export async function seedChoices(tx: Queries): Promise<void> {
  for (const statement of statements) await tx.run(statement)
}
