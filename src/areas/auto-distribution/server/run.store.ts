import { v7 as uuidv7 } from 'uuid'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DistributionRow, ResultState, ShipToResult } from '../auto-distribution.ts'
import type { Schedule } from '../rules/next-run.ts'
import type { Distributed } from './distribute-to.ts'

// One statement: either the day's run begins with all its ship-tos, or it has begun before.
const begin = sql(
  'auto-distribution.begin',
  `with run as (
     insert into auto_distribution_runs (id, distribution_id, run_on, item_number, ordered_cases, ordered_units, started_at)
     select :runId, d.id, :runOn, d.item_number, d.ordered_cases, d.ordered_units, :now
     from auto_distributions d where d.id = :id
     on conflict do nothing returning id
   ), planned as (
     update auto_distributions set next_on = :nextOn where id = :id
   )
   insert into auto_distribution_results (run_id, ship_to)
   select run.id, s.ship_to from run join auto_distribution_ship_tos s on s.distribution_id = :id`,
)
const due = sql(
  'auto-distribution.due',
  `select d.id, d.next_on as "nextOn", d.starts_on as "startsOn", d.every_weeks as "everyWeeks", d.ends_on as "endsOn",
     v.time_zone as "timeZone"
   from auto_distributions d join divisions v on v.code = d.division
   where d.next_on <= :latest and d.deleted_at is null order by d.next_on, d.id`,
)
const lockDue = sql(
  'auto-distribution.lock-due',
  'select id from auto_distributions where id = :id and next_on = :nextOn and deleted_at is null for update',
)
const take = sql(
  'auto-distribution.take',
  `select t.ship_to as "shipTo", d.division, d.created_by as "userId", r.item_number as "itemNumber",
     r.ordered_cases as "orderedCases", r.ordered_units as "orderedUnits"
   from auto_distribution_results t join auto_distribution_runs r on r.id = t.run_id
   join auto_distributions d on d.id = r.distribution_id
   where t.run_id = :runId and t.state = 'waiting' order by t.ship_to limit 1 for update of t skip locked`,
)
const settle = sql(
  'auto-distribution.settle',
  `update auto_distribution_results set state = :state, reason = :reason, cart_id = :cartId, is_cart_there = :isCartThere
   where run_id = :runId and ship_to = :shipTo`,
)
const end = sql(
  'auto-distribution.end',
  `update auto_distribution_runs set ended_at = :now where id = :runId and ended_at is null
     and not exists (select from auto_distribution_results where run_id = :runId and state = 'waiting')`,
)
const oneRun = sql(
  'auto-distribution.run',
  `select r.id, r.run_on as "runOn", r.item_number as "itemNumber", r.ordered_cases as "orderedCases",
     r.ordered_units as "orderedUnits", r.started_at as "startedAt", r.ended_at as "endedAt",
     count(*) filter (where t.state = 'waiting')::int as waiting, count(*) filter (where t.state = 'added')::int as added,
     count(*) filter (where t.state = 'skipped')::int as skipped
   from auto_distribution_runs r left join auto_distribution_results t on t.run_id = r.id
   where r.id = :runId and r.distribution_id = :id group by r.id`,
)
const results = sql(
  'auto-distribution.results',
  `select t.ship_to as "shipTo", s.name, s.city, t.state, t.reason, t.is_cart_there as "isCartThere",
     count(*) over ()::int as total
   from auto_distribution_results t join auto_distribution_runs r on r.id = t.run_id
   join auto_distributions d on d.id = r.distribution_id
   join ship_tos s on s.division = d.division and s.number = t.ship_to
   where t.run_id = :runId and (:state::text is null or t.state = :state)
   order by t.state = 'added', s.name, t.ship_to limit :limit offset :offset`,
)

/** A distribution whose day has come. */
export interface Due extends Schedule {
  readonly id: string
  readonly nextOn: CalendarDate
  readonly timeZone: string
}

/** Those with a run on `latest` or before; days are compared with the division's own after this. */
export const dueDistributions = (db: Queries, latest: CalendarDate): Promise<Due[]> => db.rows<Due>(due({ latest }))

/** Locks a distribution that is still due that day; false when another process has begun it. */
export const holdDue = async (db: Queries, { id, nextOn }: Due): Promise<boolean> =>
  (await db.rows(lockDue({ id, nextOn }))).length > 0

/**
 * Begins the run of a day, in the transaction that plans the next one; undefined when it has begun
 * before.
 */
export async function beginRun(
  db: Queries,
  id: string,
  { runOn, nextOn, now }: { runOn: CalendarDate; nextOn: CalendarDate | null; now: Date },
): Promise<string | undefined> {
  const runId = uuidv7()
  const shipTos = await db.run(begin({ id, runId, runOn, nextOn, now }))
  return shipTos > 0 ? runId : undefined
}

/** The next ship-to that waits, locked against other processes; undefined when none is free. */
export const takeWaiting = (db: Queries, runId: string): Promise<(Distributed & { shipTo: string }) | undefined> =>
  db.maybe(take({ runId }))

/** What came of it. */
export interface Outcome {
  readonly state: Exclude<ResultState, 'waiting'>
  readonly reason: string | null
  readonly cartId: string | null
  readonly isCartThere: boolean | null
}

/** Notes what came of a ship-to, in the transaction that changed its cart. */
export const settleResult = (db: Queries, runId: string, shipTo: string, outcome: Outcome) =>
  db.run(settle({ runId, shipTo, ...outcome }))

/** Ends a run of which nothing waits any more. */
export const endRun = (db: Queries, runId: string, now: Date) => db.run(end({ runId, now }))

/** A run of the distribution. */
export const readRun = (db: Queries, id: string, runId: string) =>
  db.maybe<NonNullable<DistributionRow['lastRun']>>(oneRun({ id, runId }))

/** A run ship-to by ship-to; what waits or was skipped first. */
export const resultsOf = (
  db: Queries,
  question: { runId: string; state: ResultState | null; limit: number; offset: number },
): Promise<(ShipToResult & { total: number })[]> => db.rows(results({ ...question }))
