import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { saleLines } from './sale-lines.ts'
import { categoryTable, countedCategory, countedShipTos, sums } from './sums.ts'

/** SQL of some days of ship-tos, as rows `c`. */
export const cells = `jsonb_to_recordset(:cells::jsonb) c (division text, ship_to text, day date)` as const
const cellDays = `(select distinct c.division, c.day from ${cells})` as const
const cellBlocks = `(
  select distinct c.division, s.ship_to, sales_block(c.day) as block
  from ${cells}, lateral (values (c.ship_to), ('')) s (ship_to))` as const
const cellTeams = `(
  select distinct c.division, m.team, sales_block(c.day) as block
  from ${cells} join sales_team_members m on m.division = c.division and m.ship_to = c.ship_to)` as const
// The days in between are made again, too: they are one range of an index.
const cellTeamDays = `(
  select c.division, t.team, min(c.day) as first, max(c.day) as last
  from ${cells} left join sales_team_members m on m.division = c.division and m.ship_to = c.ship_to,
    lateral (values (''), (m.team)) t (team) where t.team is not null group by 1, 2)` as const
const cellShipToSeasons = `(
  select distinct c.division, c.ship_to, floor(sales_block(c.day) / 3.0)::integer as season from ${cells})` as const
const cellSeasons = `(
  select distinct c.division, t.team, floor(sales_block(c.day) / 3.0)::integer as season
  from ${cells} left join sales_team_members m on m.division = c.division and m.ship_to = c.ship_to,
    lateral (values (''), (m.team)) t (team) where t.team is not null)` as const
// Sums of many customers are made again for the items that changed only; null for all items.
const isTouched = `(:items::text[] is null or x.item_number = any(:items::text[]))` as const

// In order, here and by blocks: what a ship-to bought then lies together, and a question about some
// ship-tos reads a page where it would read one for each of their items.
/** The sums by ship-to, day and item, from the lines. */
const fromLines = [
  sql(
    'sales-analytics.drop-item-days',
    `delete from sales_item_days x using ${cells}
     where x.division = c.division and x.ship_to = c.ship_to and x.day = c.day`,
  ),
  sql(
    'sales-analytics.drop-days',
    `delete from sales_days x using ${cells}
     where x.division = c.division and x.ship_to = c.ship_to and x.day = c.day`,
  ),
  // The lines are looked at once for both.
  sql(
    'sales-analytics.sum-lines',
    `with l as materialized (
       select division, ship_to, day, document, is_order, item_number, cases, units, sales_cents, cost_cents
       from ${saleLines(`(select * from ${cells})`)} l),
     by_day as (
       insert into sales_days (division, ship_to, day, orders, lines, cases, units, sales_cents, cost_cents)
       select division, ship_to, day, count(distinct document) filter (where is_order)::int, count(*)::int, sum(cases),
         sum(units), sum(sales_cents), sum(cost_cents)
       from l group by division, ship_to, day)
     insert into sales_item_days (division, ship_to, day, item_number, lines, cases, units, sales_cents, cost_cents)
     select division, ship_to, day, item_number, count(*)::int, sum(cases), sum(units), sum(sales_cents), sum(cost_cents)
     from l group by division, ship_to, day, item_number
     order by division, ship_to, day, item_number`,
  ),
]

const itemsOf = sql(
  'sales-analytics.items-of-days',
  `select distinct x.item_number as "itemNumber" from ${cells}
   join sales_item_days x on x.division = c.division and x.ship_to = c.ship_to and x.day = c.day`,
)

/** The sums of divisions, blocks, teams and categories, from those by ship-to, day and item. */
const fromDays = [
  sql(
    'sales-analytics.drop-division-item-days',
    `delete from sales_item_days x using ${cellDays} c
     where x.division = c.division and x.ship_to = '' and x.day = c.day and ${isTouched}`,
  ),
  sql(
    'sales-analytics.sum-division-item-days',
    `insert into sales_item_days (division, ship_to, day, item_number, lines, cases, units, sales_cents, cost_cents)
     select x.division, '', x.day, x.item_number, ${sums}
     from ${cellDays} c join ship_tos s on s.division = c.division
     join sales_item_days x on x.division = c.division and x.ship_to = s.number and x.day = c.day and ${isTouched}
     group by x.division, x.day, x.item_number order by x.division, x.day, x.item_number`,
  ),
  sql(
    'sales-analytics.drop-division-days',
    `delete from sales_days x using ${cellDays} c where x.division = c.division and x.ship_to = '' and x.day = c.day`,
  ),
  sql(
    'sales-analytics.sum-division-days',
    `insert into sales_days (division, ship_to, day, orders, lines, cases, units, sales_cents, cost_cents)
     select x.division, '', x.day, sum(x.orders)::int, ${sums}
     from ${cellDays} c join sales_days x on x.division = c.division and x.day = c.day and x.ship_to <> ''
     group by x.division, x.day`,
  ),
  sql(
    'sales-analytics.drop-blocks',
    `delete from sales_item_blocks x using ${cellBlocks} c
     where x.division = c.division and x.ship_to = c.ship_to and x.block = c.block and ${isTouched}`,
  ),
  // Cell by cell, which offset 0 holds the planner to: as a join it read every day of the items.
  sql(
    'sales-analytics.sum-blocks',
    `insert into sales_item_blocks (division, ship_to, block, item_number, lines, cases, units, sales_cents, cost_cents)
     select c.division, c.ship_to, c.block, x.item_number, ${sums}
     from ${cellBlocks} c, lateral (
       select * from sales_item_days x where x.division = c.division and x.ship_to = c.ship_to
         and x.day between date '1970-01-05' + c.block * 28 and date '1970-01-05' + c.block * 28 + 27 and ${isTouched} offset 0) x
     group by c.division, c.ship_to, c.block, x.item_number
     order by c.division, c.ship_to, c.block, x.item_number`,
  ),
  sql(
    'sales-analytics.drop-whole-blocks',
    `delete from sales_blocks x using ${cellBlocks} c
     where x.division = c.division and x.ship_to = c.ship_to and x.block = c.block`,
  ),
  sql(
    'sales-analytics.sum-whole-blocks',
    `insert into sales_blocks (division, ship_to, block, orders, lines, cases, units, sales_cents, cost_cents)
     select c.division, c.ship_to, c.block, sum(x.orders)::int, ${sums}
     from ${cellBlocks} c join sales_days x on x.division = c.division and x.ship_to = c.ship_to
       and x.day between date '1970-01-05' + c.block * 28 and date '1970-01-05' + c.block * 28 + 27
     group by c.division, c.ship_to, c.block`,
  ),
  sql(
    'sales-analytics.drop-team-blocks',
    `delete from sales_team_item_blocks x using ${cellTeams} c
     where x.division = c.division and x.team = c.team and x.block = c.block and ${isTouched}`,
  ),
  sql(
    'sales-analytics.sum-team-blocks',
    `insert into sales_team_item_blocks (division, team, block, item_number, lines, cases, units, sales_cents, cost_cents)
     select c.division, c.team, c.block, x.item_number, ${sums}
     from ${cellTeams} c join sales_team_members m on m.division = c.division and m.team = c.team
     join sales_item_blocks x on x.division = m.division and x.ship_to = m.ship_to and x.block = c.block and ${isTouched}
     group by c.division, c.team, c.block, x.item_number order by c.division, c.team, c.block, x.item_number`,
  ),
  sql(
    'sales-analytics.drop-seasons',
    `delete from sales_item_seasons x using ${cellSeasons} c
     where x.division = c.division and x.team = c.team and x.season = c.season and ${isTouched}`,
  ),
  sql(
    'sales-analytics.sum-seasons',
    `insert into sales_item_seasons (division, team, season, item_number, lines, cases, units, sales_cents, cost_cents)
     select x.division, x.team, c.season, x.item_number, ${sums}
     from ${cellSeasons} c join sales_team_item_blocks x on x.division = c.division and x.team = c.team
       and x.block between c.season * 3 and c.season * 3 + 2 and ${isTouched}
     group by x.division, x.team, c.season, x.item_number
     union all
     select x.division, '', c.season, x.item_number, ${sums}
     from ${cellSeasons} c join sales_item_blocks x on x.division = c.division and x.ship_to = '' and c.team = ''
       and x.block between c.season * 3 and c.season * 3 + 2 and ${isTouched}
     group by x.division, c.season, x.item_number
     order by 1, 2, 3, 4`,
  ),
  sql(
    'sales-analytics.drop-category-days',
    `delete from sales_category_days x using ${cellTeamDays} c
     where x.division = c.division and x.team = c.team and x.day between c.first and c.last`,
  ),
  sql(
    'sales-analytics.sum-category-days',
    `insert into sales_category_days (division, team, day, category_id, lines, cases, units, sales_cents, cost_cents)
     select c.division, c.team, x.day, ${countedCategory}, ${sums}
     from ${cellTeamDays} c join ${countedShipTos} b on b.division = c.division and b.team = c.team, lateral (
       select * from sales_item_days x where x.division = b.division and x.ship_to = b.ship_to
         and x.day between c.first and c.last offset 0) x ${categoryTable}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ),
  sql(
    'sales-analytics.drop-category-seasons',
    `delete from sales_category_seasons x using ${cellShipToSeasons} c
     where x.division = c.division and x.ship_to = c.ship_to and x.season = c.season`,
  ),
  sql(
    'sales-analytics.sum-category-seasons',
    `insert into sales_category_seasons (division, ship_to, season, category_id, lines, cases, units, sales_cents, cost_cents)
     select c.division, c.ship_to, c.season, ${countedCategory}, ${sums}
     from ${cellShipToSeasons} c, lateral (
       select * from sales_item_blocks x where x.division = c.division and x.ship_to = c.ship_to
         and x.block between c.season * 3 and c.season * 3 + 2 offset 0) x ${categoryTable}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ),
]

/** Days of ship-tos in one step from which on all items are summed up, changed or not. */
const manyCells = 2000

/**
 * STAFF-6: makes the sums of some days of ship-tos again, from their lines; `isWhole` looks at no
 * former sum.
 */
export async function sumDays(tx: Queries, taken: readonly object[], isWhole: boolean): Promise<void> {
  const json = JSON.stringify(taken)
  const items = async () =>
    (await tx.rows<{ itemNumber: string }>(itemsOf({ cells: json }))).map((row) => row.itemNumber)
  const all = isWhole || taken.length >= manyCells
  const before = all ? [] : await items()
  for (const statement of fromLines) await tx.run(statement({ cells: json }))
  const touched = all ? null : [...new Set([...before, ...(await items())])]
  for (const statement of fromDays) await tx.run(statement({ cells: json, items: touched }))
}
