import { shipTosAllowed } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { resultAddress } from '../inventory.addresses.ts'
import { type CountClosed, countClosedNotice } from '../rules/count-mail.ts'

// Whoever lost the ship-to since they counted learns nothing of it any more.
const concerned = sql(
  'inventory.concerned',
  `select u.id, u.first_name as "firstName" from (
     select t.opened_by_real_user as user_id from customer_inventories t where t.id = :id
     union
     select o.real_user_id from count_operations o where o.inventory_id = :id) n
   join users u on u.id = n.user_id
   where u.id <> :closedBy
     and exists (select from ${shipTosAllowed('u.id')} a where a.division = :division and a.ship_to = :shipTo)
   order by u.id`,
)

/** INV-1, NEXT-9: notifies those who opened a count or counted in it, but not who closed it. */
export async function notifyOfClosing(
  tx: Queries,
  count: CountClosed & { readonly id: string },
  { closedBy, publicUrl }: { closedBy: string; publicUrl: string },
): Promise<void> {
  const { id, division, shipTo } = count
  const people = await tx.rows<{ id: string; firstName: string }>(concerned({ id, division, shipTo, closedBy }))
  const place = { to: resultAddress(count), division, shipTo }
  const url = publicUrl + place.to
  for (const person of people)
    await notify(tx, person.id, 'countClosed', countClosedNotice(count, person.firstName, url), place)
}
