import type { CalendarDate } from '#kit/dates.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { moveItems } from './categories.store.ts'
import { habitBatch, makeHabits } from './habits.store.ts'
import { cells, sumDays } from './sum-days.ts'
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
 * STAFF-6: sums up the marked days of one block, or of all when they are few, from the lines
 * themselves, so that doing it twice changes nothing. The marks go in the same transaction: a
 * process that is killed leaves them.
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
    await moveItems(tx)
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
