import type { CalendarDate } from '#kit/dates.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { habitBatch, makeHabits } from './habits.store.ts'
import { saleLines } from './sale-lines.ts'
import { forgetTeams, moveTeams } from './teams.store.ts'

/** One process sums up at a time, until its transaction ends: the letters of 'sale'. */
const lockKey = 0x73616c65
const tryLock = sql('sales-analytics.try-lock', `select pg_try_advisory_xact_lock(${lockKey}) as "isMine"`)
const waitLock = sql('sales-analytics.lock', `select pg_advisory_xact_lock(${lockKey})`)
const noTimeout = sql('sales-analytics.no-timeout', `set local statement_timeout = 0`)

// Changed costs of a division concern every day from then on that is summed up already.
const expandCosts = sql(
  'sales-analytics.expand-costs',
  `with marks as (delete from sales_changes where ship_to = '' returning division, day)
   insert into sales_changes (division, ship_to, day)
   select d.division, d.ship_to, d.day
   from (select division, min(day) as day from marks group by division) m
   join sales_days d on d.division = m.division and d.day >= m.day and d.ship_to <> ''`,
)

/** Marks that are taken together, whatever their blocks. */
const fewMarks = 10_000

// All marks of one block at a time: its sums are made once, however many days of it changed. Of few
// marks all of the division: the sums of seasons and of customers are made once for all blocks.
const takeMarks = sql(
  'sales-analytics.take-marks',
  `with few as (select count(*) <= ${fewMarks} as "isAll" from (select from sales_changes limit ${fewMarks} + 1) s),
   first as (
     select division, sales_block(day) as block, "isAll" from sales_changes, few order by id limit 1),
   days as (
     select division, case when "isAll" then '-infinity' else date '1970-01-05' + block * 28 end as since,
       case when "isAll" then 'infinity' else date '1970-01-05' + block * 28 + 28 end as until
     from first),
   taken as (
     delete from sales_changes s using days d
     where s.division = d.division and s.day >= d.since and s.day < d.until and s.ship_to <> ''
     returning s.division, s.ship_to, s.day)
   select json_agg(json_build_object('division', division, 'ship_to', ship_to, 'day', day)) as cells
   from (select distinct division, ship_to, day from taken) t`,
)

const cells = `jsonb_to_recordset(:cells::jsonb) c (division text, ship_to text, day date)` as const
const cellDays = `(select distinct c.division, c.day from ${cells})` as const
const cellBlocks = `(
  select distinct c.division, s.ship_to, sales_block(c.day) as block
  from ${cells}, lateral (values (c.ship_to), ('')) s (ship_to))` as const
const cellTeams = `(
  select distinct c.division, m.team, sales_block(c.day) as block
  from ${cells} join sales_team_members m on m.division = c.division and m.ship_to = c.ship_to)` as const
const cellSeasons = `(
  select distinct c.division, t.team, floor(sales_block(c.day) / 3.0)::integer as season
  from ${cells} left join sales_team_members m on m.division = c.division and m.ship_to = c.ship_to,
    lateral (values (''), (m.team)) t (team) where t.team is not null)` as const
const sums = `sum(lines)::int, sum(cases)::bigint, sum(units)::bigint, sum(sales_cents)::bigint, sum(cost_cents)::bigint`
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

/** The sums of the division, of blocks and of teams, from those by ship-to, day and item. */
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
     group by x.division, x.day, x.item_number`,
  ),
  sql(
    'sales-analytics.drop-division-days',
    `delete from sales_days x using ${cellDays} c where x.division = c.division and x.ship_to = '' and x.day = c.day`,
  ),
  sql(
    'sales-analytics.sum-division-days',
    `insert into sales_days (division, ship_to, day, orders, lines, cases, units, sales_cents, cost_cents)
     select x.division, '', x.day, sum(orders)::int, ${sums}
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
     select c.division, c.ship_to, c.block, sum(orders)::int, ${sums}
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
     group by c.division, c.team, c.block, x.item_number`,
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
     group by x.division, c.season, x.item_number`,
  ),
]

/** Days of ship-tos in one step from which on all items are summed up, changed or not. */
const manyCells = 2000

/** Makes the sums of some days of ship-tos again; `isWhole` looks at no former sum. */
async function sumDays(tx: Queries, taken: readonly object[], isWhole: boolean): Promise<void> {
  const json = JSON.stringify(taken)
  const items = async () =>
    (await tx.rows<{ itemNumber: string }>(itemsOf({ cells: json }))).map((row) => row.itemNumber)
  const all = isWhole || taken.length >= manyCells
  const before = all ? [] : await items()
  for (const statement of fromLines) await tx.run(statement({ cells: json }))
  const touched = all ? null : [...new Set([...before, ...(await items())])]
  for (const statement of fromDays) await tx.run(statement({ cells: json, items: touched }))
}

const markHabits = sql(
  'sales-analytics.mark-habits',
  `insert into sales_habit_changes (division, ship_to)
   select distinct c.division, c.ship_to from ${cells} on conflict do nothing`,
)

/** Whether something was done, nothing was left to do, or another process is at it. */
export type SummingStep = 'summed' | 'done' | 'busy'

/** Runs a step under the lock of the job; undefined when another process is at it. */
const locked = <T>(db: Database, waits: boolean, step: (tx: Queries) => Promise<T>): Promise<T | undefined> =>
  db.inTransaction(async (tx) => {
    if (waits) await tx.rows(waitLock())
    else if (!(await tx.row<{ isMine: boolean }>(tryLock())).isMine) return undefined
    await tx.run(noTimeout())
    return step(tx)
  })

/**
 * STAFF-6: sums up the marked days of one block, or of all when they are few, again, from the lines themselves, so that doing it
 * twice changes nothing. The marks go in the same transaction: a process that is killed leaves
 * them.
 */
export const sumMarkedBlock = async (
  db: Database,
  {
    waits,
    today,
    isWhole = false,
  }: { readonly waits: boolean; readonly today: CalendarDate; readonly isWhole?: boolean },
): Promise<SummingStep> =>
  (await locked(db, waits, async (tx) => {
    await moveTeams(tx)
    await tx.run(expandCosts())
    const { cells: taken } = await tx.row<{ cells: object[] | null }>(takeMarks())
    if (taken === null) return (await makeHabits(tx, today)) ? 'summed' : 'done'
    await sumDays(tx, taken, isWhole)
    await tx.run(markHabits({ cells: JSON.stringify(taken) }))
    return 'summed'
  })) ?? 'busy'

const markAll = sql(
  'sales-analytics.mark-all',
  `with marked as (
     insert into sales_changes (division, ship_to, day)
     select o.division, o.ship_to, sale_day(o.delivery_date, o.placed_at, o.division) from orders o
     union select i.division, i.ship_to, i.invoice_date from invoices i
     union select d.division, d.ship_to, d.day from sales_days d where d.ship_to <> ''
     returning id)
   select count(*)::int as days, coalesce(max(id), 0) as last from marked`,
)
const left = sql(
  'sales-analytics.marks-left',
  `select exists (select from sales_changes where id <= :last::bigint) as marks,
     (select count(*)::int from sales_habit_changes) as habits`,
)

/**
 * STAFF-6: marks every day that has lines or sums, forgets who is in which team, and makes all sums
 * again; readers keep the sums there are until then. What changes in the meantime is left to the
 * job: waiting for it would not end while orders arrive. Returns how many days of ship-tos it were.
 */
export async function rebuildSales(db: Database, today: CalendarDate): Promise<number> {
  const { days, last } = await db.inTransaction(async (tx) => {
    await tx.run(noTimeout())
    await forgetTeams(tx)
    return tx.row<{ days: number; last: number }>(markAll())
  })
  const waiting = () => db.row<{ marks: boolean; habits: number }>(left({ last }))
  while ((await waiting()).marks) await sumMarkedBlock(db, { waits: true, today, isWhole: true })
  for (let { habits } = await waiting(); habits > 0; habits -= habitBatch)
    await locked(db, true, (tx) => makeHabits(tx, today))
  return days
}
