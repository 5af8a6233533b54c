import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { shipTosAllowed } from '#areas/access/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import {
  createDistribution,
  deleteDistribution,
  getDistribution,
  listDistributions,
  listRunResults,
  updateDistribution,
} from '../auto-distribution.endpoints.ts'
import { distributionRefusals } from '../auto-distribution.refusals.ts'
import type { DistributionPlan } from '../auto-distribution.ts'
import { checkDistribution } from '../rules/check-distribution.ts'
import { nextRun } from '../rules/next-run.ts'
import { startRun } from './auto-distribution.jobs.ts'
import {
  changeDistribution,
  insertDistribution,
  isItemOf,
  latestRuns,
  listPage,
  lockDistribution,
  readDistribution,
  removeDistribution,
  saveShipTos,
  shipTosIn,
} from './distribution.store.ts'
import { readRun, resultsOf } from './run.store.ts'

/** STAFF-5: the caller's distributions. */
export const listDistributionsHandler = handle(listDistributions, async ({ db, caller, query }) => {
  const { keyword, pageNo, pageSize, includeTotal } = query
  const page = (number: number) =>
    listPage(db, { userId: caller.actor.userId, keyword, limit: pageSize, offset: (number - 1) * pageSize })
  const rows = await page(pageNo)
  return {
    pageNo,
    distributions: rows.map(({ total: _, ...row }) => row),
    ...((includeTotal ?? pageNo === 1) && { totalRecords: rows[0]?.total ?? 0 }),
  }
})

/** STAFF-5: one of the caller's distributions. */
export const getDistributionHandler = handle(getDistribution, async ({ db, caller, params, reply }) => {
  const row = await readDistribution(db, caller.actor.userId, params.distributionId)
  if (!row) throw new Refused(distributionRefusals.distribution_not_found)
  void reply.header('etag', `"${row.version}"`)
  return { ...row, shipToNumbers: await shipTosIn(db, row.id), runs: await latestRuns(db, row.id) }
})

/** STAFF-5: a run ship-to by ship-to. */
export const listRunResultsHandler = handle(listRunResults, async ({ db, caller, params, query }) => {
  const { distributionId: id, distributionRunId: runId } = params
  if (!(await readDistribution(db, caller.actor.userId, id)))
    throw new Refused(distributionRefusals.distribution_not_found)
  const run = await readRun(db, id, runId)
  if (!run) throw new Refused(distributionRefusals.distribution_run_not_found)
  const { state = null, pageSize } = query
  const total = state === null ? run.waiting + run.added + run.skipped : run[state]
  const pageNo = lastPageWithin(query.pageNo, pageSize, total)
  const rows = await resultsOf(db, { runId, state, limit: pageSize, offset: (pageNo - 1) * pageSize })
  return { run, pageNo, results: rows.map(({ total: _, ...row }) => row), totalRecords: total }
})

/** STAFF-5: sets a distribution up. */
export const createDistributionHandler = handle(createDistribution, async (call) => {
  const { db, body, caller, now } = call
  const { division, ...plan } = body
  const today = todayIn(await zoneOf(db, division), now)
  orRefuse(checkDistribution(plan, today))
  const shipTos = await checkedPlaces(db, call, division, plan)
  const id = uuidv7()
  const nextOn = nextRun(plan, today)
  await insertDistribution(db, { ...plan, id, division, nextOn, now, userId: caller.actor.userId })
  await saveShipTos(db, id, division, shipTos)
  if (nextOn === today) await startRun(db, id, { today, schedule: plan, now })
  await record(db, call, 'auto-distribution.create', id, { division, ...plan, shipTos: shipTos.length })
  return { isSuccess: true as const, message: `Distribution added for ${plural(shipTos.length, 'ship-to')}`, id }
})

/** STAFF-5: changes what later runs do. */
export const updateDistributionHandler = handle(updateDistribution, async (call) => {
  const { params, body, caller, now, ifMatch, services } = call
  const id = params.distributionId
  await services.db.inTransaction(async (tx) => {
    const before = await lockDistribution(tx, caller.actor.userId, id)
    if (!before) throw new Refused(distributionRefusals.distribution_not_found)
    if (ifMatch !== null && ifMatch !== before.version) throw new Refused(distributionRefusals.distribution_changed)
    const today = todayIn(await zoneOf(tx, before.division), now)
    orRefuse(checkDistribution(body, today, before.startsOn))
    const shipTos = await checkedPlaces(tx, call, before.division, body)
    const nextOn = nextRun(body, firstDay(today, before.lastRunOn))
    await changeDistribution(tx, { ...body, id, nextOn, now })
    await saveShipTos(tx, id, before.division, shipTos)
    if (nextOn === today) await startRun(tx, id, { today, schedule: body, now })
    await record(tx, call, 'auto-distribution.change', id, { ...body, shipTos: shipTos.length })
  })
  return { isSuccess: true as const, message: 'Distribution changed' }
})

/** STAFF-5: ends a distribution. */
export const deleteDistributionHandler = handle(deleteDistribution, async (call) => {
  const { params, caller, now, services } = call
  await services.db.inTransaction(async (tx) => {
    if (!(await lockDistribution(tx, caller.actor.userId, params.distributionId)))
      throw new Refused(distributionRefusals.distribution_not_found)
    await removeDistribution(tx, params.distributionId, now)
    await record(tx, call, 'auto-distribution.delete', params.distributionId, {})
  })
  return { isSuccess: true as const, message: 'Distribution deleted' }
})

/** A day that ran does not run again. */
const firstDay = (today: CalendarDate, lastRunOn: CalendarDate | null): CalendarDate =>
  lastRunOn !== null && lastRunOn >= today ? addDays(lastRunOn, 1) : today

const zone = sql('auto-distribution.zone', 'select time_zone as "timeZone" from divisions where code = :division')
async function zoneOf(db: Queries, division: string): Promise<string> {
  const found = await db.maybe<{ timeZone: string }>(zone({ division }))
  if (!found) throw new Refused({ ...distributionRefusals.distribution_ship_to_unknown, field: 'division' })
  return found.timeZone
}

const strangers = sql(
  'auto-distribution.strangers',
  `select * from (
     select unnest(:shipTos::text[]) as "shipTo"
     except select allowed.ship_to from ${shipTosAllowed(':userId')} allowed where allowed.division = :division) foreign_ones
   order by 1 limit 20`,
)

/** The ship-tos, each once; refused when one is not the caller's to act for. */
export async function ownPlaces(
  db: Queries,
  userId: string,
  division: string,
  given: readonly string[],
): Promise<string[]> {
  const shipTos = [...new Set(given)].toSorted()
  const foreign = await db.rows<{ shipTo: string }>(strangers({ userId, division, shipTos }))
  if (foreign.length === 0) return shipTos
  throw new Refused({
    ...distributionRefusals.distribution_ship_to_unknown,
    field: 'shipTos',
    details: { shipTos: foreign.map(({ shipTo }) => shipTo) },
  })
}

async function checkedPlaces(
  db: Queries,
  { caller }: Pick<Call<typeof createDistribution>, 'caller'>,
  division: string,
  { itemNumber, shipTos }: Pick<DistributionPlan, 'itemNumber'> & { readonly shipTos: readonly string[] },
): Promise<string[]> {
  if (!(await isItemOf(db, division, itemNumber)))
    throw new Refused({ ...distributionRefusals.distribution_item_unknown, field: 'itemNumber' })
  return ownPlaces(db, caller.actor.userId, division, shipTos)
}

async function record(
  db: Queries,
  { caller, address }: Pick<Call<typeof createDistribution>, 'caller' | 'address'>,
  action: string,
  id: string,
  details: object,
): Promise<void> {
  await audit(db, { actor: caller.actor, action, entity: `auto-distribution:${id}`, details, address })
}
