import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DistributionPlan, DistributionRow } from '../auto-distribution.ts'

// STAFF-5: one keeps what one set up; staff who serve every customer keep all. `me` is the caller.
const mine = `(d.created_by = me.id or me.role not in ('dsr', 'dsm')) and d.deleted_at is null` as const
const runColumns = `r.id, r.run_on as "runOn", r.item_number as "itemNumber", r.ordered_cases as "orderedCases",
  r.ordered_units as "orderedUnits", r.started_at as "startedAt", r.ended_at as "endedAt", n.waiting, n.added, n.skipped` as const
const counted = `join lateral (
  select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'added')::int as added,
    count(*) filter (where state = 'skipped')::int as skipped
  from auto_distribution_results where run_id = r.id) n on true` as const
const columns = `d.id, d.version, d.division, d.name, d.item_number as "itemNumber", i.description,
  d.ordered_cases as "orderedCases", d.ordered_units as "orderedUnits", d.starts_on as "startsOn",
  d.every_weeks as "everyWeeks", d.ends_on as "endsOn", d.next_on as "nextOn",
  (select count(*)::int from auto_distribution_ship_tos s where s.distribution_id = d.id) as "shipTos",
  c.name as "createdByName",
  (select row_to_json(l) from (select ${runColumns} from auto_distribution_runs r ${counted}
    where r.distribution_id = d.id order by r.run_on desc limit 1) l) as "lastRun"` as const
const joined = `auto_distributions d join users me on me.id = :userId join users c on c.id = d.created_by
  join items i on i.division = d.division and i.item_number = d.item_number` as const

const list = sql(
  'auto-distribution.list',
  `select ${columns}, count(*) over ()::int as total from ${joined}
   where ${mine} and (:pattern = '' or d.name ilike '%' || :pattern || '%' or d.item_number like '%' || :pattern || '%'
     or i.description ilike '%' || :pattern || '%')
   order by d.created_at desc, d.id limit :limit offset :offset`,
)
const one = sql('auto-distribution.one', `select ${columns} from ${joined} where ${mine} and d.id = :id`)
const lock = sql(
  'auto-distribution.lock',
  `select d.version, d.division, d.starts_on as "startsOn",
     (select max(run_on) from auto_distribution_runs r where r.distribution_id = d.id) as "lastRunOn"
   from auto_distributions d join users me on me.id = :userId where ${mine} and d.id = :id for update of d`,
)
const shipTosOf = sql(
  'auto-distribution.ship-tos',
  'select ship_to as "shipTo" from auto_distribution_ship_tos where distribution_id = :id order by ship_to',
)
const runsOf = sql(
  'auto-distribution.runs',
  `select ${runColumns} from auto_distribution_runs r ${counted} where r.distribution_id = :id
   order by r.run_on desc limit 52`,
)
const insert = sql(
  'auto-distribution.insert',
  `insert into auto_distributions (id, division, name, item_number, ordered_cases, ordered_units, starts_on, every_weeks,
     ends_on, next_on, created_by, created_at, changed_at)
   values (:id, :division, :name, :itemNumber, :orderedCases, :orderedUnits, :startsOn, :everyWeeks, :endsOn, :nextOn,
     :userId, :now, :now)`,
)
const update = sql(
  'auto-distribution.update',
  `update auto_distributions set name = :name, item_number = :itemNumber, ordered_cases = :orderedCases,
     ordered_units = :orderedUnits, starts_on = :startsOn, every_weeks = :everyWeeks, ends_on = :endsOn, next_on = :nextOn,
     version = version + 1, changed_at = :now
   where id = :id`,
)
const clearShipTos = sql(
  'auto-distribution.clear-ship-tos',
  'delete from auto_distribution_ship_tos where distribution_id = :id and ship_to <> all(:shipTos::text[])',
)
const addShipTos = sql(
  'auto-distribution.add-ship-tos',
  `insert into auto_distribution_ship_tos (distribution_id, division, ship_to)
   select :id, :division, unnest(:shipTos::text[]) on conflict do nothing`,
)
const remove = sql(
  'auto-distribution.delete',
  'update auto_distributions set deleted_at = :now, next_on = null where id = :id',
)
const hasItem = sql(
  'auto-distribution.has-item',
  'select exists (select from items where division = :division and item_number = :itemNumber) as "isThere"',
)

/** One page of the caller's distributions. */
export const listPage = (
  db: Queries,
  question: { userId: string; keyword: string; limit: number; offset: number },
): Promise<(DistributionRow & { total: number })[]> => {
  const { keyword, ...page } = question
  return db.rows(list({ ...page, pattern: keyword.replace(/[\\%_]/g, '\\$&') }))
}

/** One of the caller's distributions. */
export const readDistribution = (db: Queries, userId: string, id: string): Promise<DistributionRow | undefined> =>
  db.maybe<DistributionRow>(one({ userId, id }))

/** The ship-tos of a distribution, in order. */
export const shipTosIn = async (db: Queries, id: string): Promise<string[]> =>
  (await db.rows<{ shipTo: string }>(shipTosOf({ id }))).map(({ shipTo }) => shipTo)

/** Its latest runs, newest first. */
export const latestRuns = (db: Queries, id: string): Promise<NonNullable<DistributionRow['lastRun']>[]> =>
  db.rows(runsOf({ id }))

/** One of the caller's distributions, its row locked. */
export const lockDistribution = (db: Queries, userId: string, id: string) =>
  db.maybe<{ version: number; division: string; startsOn: CalendarDate; lastRunOn: CalendarDate | null }>(
    lock({ userId, id }),
  )

type Stored = DistributionPlan & { readonly id: string; readonly nextOn: CalendarDate | null; readonly now: Date }

/** Writes a new distribution. */
export const insertDistribution = (db: Queries, row: Stored & { division: string; userId: string }) =>
  db.run(insert({ ...row }))

/** Writes a changed one. */
export const changeDistribution = (db: Queries, row: Stored) => db.run(update({ ...row }))

/** The ship-tos of a distribution are exactly these. */
export async function saveShipTos(db: Queries, id: string, division: string, shipTos: readonly string[]) {
  await db.run(clearShipTos({ id, shipTos }))
  await db.run(addShipTos({ id, division, shipTos }))
}

/** Takes a distribution off the list. */
export const removeDistribution = (db: Queries, id: string, now: Date) => db.run(remove({ id, now }))

/** Whether the division sells the item. */
export const isItemOf = async (db: Queries, division: string, itemNumber: string): Promise<boolean> =>
  (await db.row<{ isThere: boolean }>(hasItem({ division, itemNumber }))).isThere
