import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { categoryTable, countedCategory, sums } from './sums.ts'

// Ship-tos that are counted under another sales manager than theirs.
const moved = sql(
  'sales-analytics.moved-members',
  `select coalesce(s.division, m.division) as division, coalesce(s.number, m.ship_to) as "shipTo",
     coalesce(m.team, '') as was, coalesce(s.dsm_email, '') as "is"
   from (select * from ship_tos where dsm_email <> '') s
   full join sales_team_members m on m.division = s.division and m.ship_to = s.number
   where m.team is distinct from s.dsm_email`,
)
const drop = sql(
  'sales-analytics.drop-members',
  `delete from sales_team_members m using jsonb_to_recordset(:moves::jsonb) c (division text, "shipTo" text)
   where m.division = c.division and m.ship_to = c."shipTo"`,
)
const add = sql(
  'sales-analytics.add-members',
  `insert into sales_team_members (division, ship_to, team)
   select c.division, c."shipTo", c."is" from jsonb_to_recordset(:moves::jsonb) c (division text, "shipTo" text, "is" text)
   where c."is" <> ''`,
)
const teams = `(
  select distinct c.division, t.team from jsonb_to_recordset(:moves::jsonb) c (division text, was text, "is" text),
    lateral (values (c.was), (c."is")) t (team) where t.team <> '')` as const
const dropSums = sql(
  'sales-analytics.drop-teams',
  `delete from sales_team_item_blocks x using ${teams} c where x.division = c.division and x.team = c.team`,
)
const makeSums = sql(
  'sales-analytics.sum-teams',
  `insert into sales_team_item_blocks (division, team, block, item_number, lines, cases, units, sales_cents, cost_cents)
   select c.division, c.team, x.block, x.item_number, ${sums}
   from ${teams} c join sales_team_members m on m.division = c.division and m.team = c.team
   join sales_item_blocks x on x.division = m.division and x.ship_to = m.ship_to
   group by c.division, c.team, x.block, x.item_number order by c.division, c.team, x.block, x.item_number`,
)

const dropSeasons = sql(
  'sales-analytics.drop-team-seasons',
  `delete from sales_item_seasons x using ${teams} c where x.division = c.division and x.team = c.team`,
)
const makeSeasons = sql(
  'sales-analytics.sum-team-seasons',
  `insert into sales_item_seasons (division, team, season, item_number, lines, cases, units, sales_cents, cost_cents)
   select x.division, x.team, floor(x.block / 3.0)::integer, x.item_number, ${sums}
   from ${teams} c join sales_team_item_blocks x on x.division = c.division and x.team = c.team
   group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
)

const dropDays = sql(
  'sales-analytics.drop-team-category-days',
  `delete from sales_category_days x using ${teams} c where x.division = c.division and x.team = c.team`,
)
const makeDays = sql(
  'sales-analytics.sum-team-category-days',
  `insert into sales_category_days (division, team, day, category_id, lines, cases, units, sales_cents, cost_cents)
   select c.division, c.team, x.day, ${countedCategory}, ${sums}
   from ${teams} c join sales_team_members m on m.division = c.division and m.team = c.team
   join sales_item_days x on x.division = m.division and x.ship_to = m.ship_to ${categoryTable}
   group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
)

/**
 * STAFF-6: follows ship-tos that were given to another sales manager, or to none: the sums of both
 * teams are made again. The caller holds the lock of the job.
 */
export async function moveTeams(tx: Queries): Promise<void> {
  const moves = await tx.rows<object>(moved())
  if (moves.length === 0) return
  const json = JSON.stringify(moves)
  await tx.run(drop({ moves: json }))
  await tx.run(add({ moves: json }))
  await tx.run(dropSums({ moves: json }))
  await tx.run(makeSums({ moves: json }))
  await tx.run(dropSeasons({ moves: json }))
  await tx.run(makeSeasons({ moves: json }))
  await tx.run(dropDays({ moves: json }))
  await tx.run(makeDays({ moves: json }))
}

const forgetMembers = sql('sales-analytics.forget-members', 'delete from sales_team_members')
const forgetSums = sql('sales-analytics.forget-teams', 'delete from sales_team_item_blocks')

const forgetSeasons = sql('sales-analytics.forget-team-seasons', `delete from sales_item_seasons where team <> ''`)
const forgetDays = sql('sales-analytics.forget-team-category-days', `delete from sales_category_days where team <> ''`)

/** Forgets all teams, so that the next step makes them again. */
export async function forgetTeams(tx: Queries): Promise<void> {
  await tx.run(forgetMembers())
  await tx.run(forgetSums())
  await tx.run(forgetSeasons())
  await tx.run(forgetDays())
}
