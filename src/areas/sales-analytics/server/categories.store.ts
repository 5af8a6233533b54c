import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { categoryTable, countedCategory, countedShipTos, sums } from './sums.ts'

// Items that are counted under another category than theirs.
const moved = sql(
  'sales-analytics.moved-items',
  `select coalesce(i.division, m.division) as division, coalesce(i.item_number, m.item_number) as "itemNumber",
     coalesce(m.category_id, '') as was, coalesce(i.top_id, '') as "is"
   from (select i.division, i.item_number, k.top_id from items i join categories k on k.id = i.category_id) i
   full join sales_item_categories m on m.division = i.division and m.item_number = i.item_number
   where m.category_id is distinct from i.top_id`,
)
const moves = `jsonb_to_recordset(:moves::jsonb) c (division text, "itemNumber" text, was text, "is" text)` as const
const drop = sql(
  'sales-analytics.drop-item-categories',
  `delete from sales_item_categories m using ${moves} where m.division = c.division and m.item_number = c."itemNumber"`,
)
const add = sql(
  'sales-analytics.add-item-categories',
  `insert into sales_item_categories (division, item_number, category_id)
   select c.division, c."itemNumber", c."is" from ${moves} where c."is" <> ''`,
)
// Of items that nobody has bought there are no sums.
const touched = sql(
  'sales-analytics.touched-categories',
  `select distinct c.division, t.category
   from ${moves}, lateral (values (c.was), (c."is")) t (category)
   where exists (select from sales_item_blocks x where x.division = c.division and x.item_number = c."itemNumber")`,
)

const categories = `jsonb_to_recordset(:categories::jsonb) c (division text, category text)` as const
const isTouched =
  `exists (select from ${categories} where c.division = x.division and c.category = ${countedCategory})` as const
const sumAgain = [
  sql(
    'sales-analytics.drop-categories',
    `delete from sales_category_days x using ${categories} where x.division = c.division and x.category_id = c.category`,
  ),
  sql(
    'sales-analytics.sum-categories',
    `insert into sales_category_days (division, team, day, category_id, lines, cases, units, sales_cents, cost_cents)
     select x.division, b.team, x.day, ${countedCategory}, ${sums}
     from sales_item_days x ${categoryTable}
     join ${countedShipTos} b on b.division = x.division and b.ship_to = x.ship_to
     where ${isTouched} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ),
  sql(
    'sales-analytics.drop-seasons-of-categories',
    `delete from sales_category_seasons x using ${categories} where x.division = c.division and x.category_id = c.category`,
  ),
  sql(
    'sales-analytics.sum-seasons-of-categories',
    `insert into sales_category_seasons (division, ship_to, season, category_id, lines, cases, units, sales_cents, cost_cents)
     select x.division, x.ship_to, floor(x.block / 3.0)::integer, ${countedCategory}, ${sums}
     from sales_item_blocks x ${categoryTable}
     where x.ship_to <> '' and ${isTouched} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ),
]

/**
 * STAFF-6: follows items that the catalogue has in another category: all sums of both categories
 * are made again. The caller holds the lock of the job.
 */
export async function moveItems(tx: Queries): Promise<void> {
  const items = await tx.rows<object>(moved())
  if (items.length === 0) return
  const json = JSON.stringify(items)
  const found = await tx.rows<object>(touched({ moves: json }))
  await tx.run(drop({ moves: json }))
  await tx.run(add({ moves: json }))
  if (found.length === 0) return
  for (const statement of sumAgain) await tx.run(statement({ categories: JSON.stringify(found) }))
}
