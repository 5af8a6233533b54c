import type { OwnDataUser } from '#areas/customer-data/server/public.ts'
import { sql } from '#platform/database/statement.ts'

// Lines of a count copy the name of their category and the id of their location; their operations
// name the locations at which they were counted.
const count = sql(
  'inventory.count-uses',
  `select count(*)::int as count
   from customer_inventories t join inventory_lines l on l.inventory_id = t.id
   where t.division = :division and t.ship_to = :shipTo and case :kind
     when 'customItem' then l.custom_item_id = :id::uuid
     when 'category' then t.status = 'open' and l.category_name = (
       select c.name from customer_categories c
       where c.division = :division and c.ship_to = :shipTo and c.id = :id::uuid)
     when 'location' then t.status = 'open' and (l.location_id = :id::uuid or exists (
       select from count_operations o
       where o.inventory_id = l.inventory_id and o.line_id = l.line_id and o.location_id = :id::uuid))
     else false end`,
)

/**
 * Lines of counts that name a custom item, and lines of open counts that name a category or a
 * location (decision 21). A closed count names custom items too: the next one is compared with it.
 */
export const countLineUser: OwnDataUser = {
  noun: 'count line',
  count: async (db, { division, shipTo, kind, id }) =>
    (await db.row<{ count: number }>(count({ division, shipTo, kind, id }))).count,
  // A count keeps what it copied, with its name: a device without a connection counts at it.
  move: async () => undefined,
}
