import { v7 as uuidv7 } from 'uuid'
import { isStaff } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DemoCart } from './demo-rows.ts'

const insertCarts = sql(
  'demo.carts',
  `insert into carts (id, division, ship_to, bill_to, po, type, so_type, delivery_date, sharing_mode, int_owner_id,
     ext_owner_id, created_by, changed_by)
   select c.id, c.division, c."shipTo", s.bill_to, c."poNumber",
     case when ${isStaff('u')} then 'internal' else 'external' end, c."soType", c."deliveryDate", c."sharingMode",
     case when ${isStaff('u')} then u.id end, case when not ${isStaff('u')} then u.id end, u.id, u.id
   from jsonb_to_recordset(:known) c(id uuid, division text, "shipTo" text, owner text, "poNumber" text, "soType" text,
     "deliveryDate" date, "sharingMode" text)
   join users u on u.email = c.owner
   join ship_tos s on s.division = c.division and s.number = c."shipTo"`,
)

const insertLines = sql(
  'demo.cart-lines',
  `insert into cart_lines (cart_id, item_number, division, ship_to, ordered_cases, ordered_units, position, added_by, changed_by)
   select h.id, l."itemNumber", h.division, h.ship_to, l."orderedCases", l."orderedUnits", l.position, h.created_by, h.created_by
   from jsonb_to_recordset(:lines) l(id uuid, "itemNumber" text, "orderedCases" integer, "orderedUnits" integer,
     position integer)
   join carts h on h.id = l.id`,
)

const insertActive = sql(
  'demo.active-carts',
  `insert into active_carts (holder_id, division, ship_to, cart_id)
   select created_by, division, ship_to, id from carts where id = any(:ids) on conflict do nothing`,
)

const insertChanges = sql(
  'demo.cart-changes',
  `insert into cart_changes (cart_id, version, user_id, real_user_id, kind)
   select id, version, created_by, created_by, 'created' from carts where id = any(:ids)`,
)

/** Open carts, so that the first look at the portal is not an empty one. */
export async function seedCarts(tx: Queries, carts: readonly DemoCart[]): Promise<void> {
  const known = carts.map((cart) => ({ ...cart, id: uuidv7() }))
  const lines = known.flatMap(({ id, lines }) => lines.map((line, index) => ({ ...line, id, position: index + 1 })))
  await tx.run(insertCarts({ known: JSON.stringify(known) }))
  await tx.run(insertLines({ lines: JSON.stringify(lines) }))
  await tx.run(insertActive({ ids: known.filter(({ isActive }) => isActive).map(({ id }) => id) }))
  await tx.run(insertChanges({ ids: known.map(({ id }) => id) }))
}
