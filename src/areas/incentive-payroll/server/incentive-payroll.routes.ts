import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused, refuse } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { numberLength } from '#contract/values.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { IncentiveEntry } from '../incentive-record.ts'
import {
  deleteIncentive,
  downloadIncentives,
  listFinancialWeeks,
  listIncentives,
  saveIncentives,
  setWeekClosed,
  updateIncentive,
} from '../incentive-payroll.endpoints.ts'
import { incentiveRefusals } from '../incentive-payroll.refusals.ts'
import type { IncentiveType } from '../incentive-types.ts'
import { amountOf } from '../rules/amount-of.ts'
import { checkIncentive } from '../rules/check-incentive.ts'
import { type CalendarWeek, weekOf, weeksOfYear } from '../rules/financial-weeks.ts'
import { totalByRep } from '../rules/total-by-rep.ts'
import { writePayrollFile } from '../rules/write-payroll-file.ts'
import { calendarOf } from './calendar-of.ts'
import {
  addIncentives,
  changeIncentive,
  closedWeeks,
  closeWeek,
  holdWeek,
  incentivesOfWeek,
  isOffice,
  knownShipTos,
  lockIncentive,
  removeIncentive,
  repsInReach,
} from './incentive-records.store.ts'

type AnyCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'address' | 'now' | 'services'>

const weekAt = ({ services }: AnyCall, day: string): CalendarWeek => weekOf(calendarOf(services.config), day)

/** STAFF-1: the weeks that can be chosen. */
export const listFinancialWeeksHandler = handle(listFinancialWeeks, async (call) => {
  const { db, caller, now } = call
  const year = weekAt(call, await dayOfUser(db, caller.actor.userId, now)).year
  const weeks = [year - 1, year, year + 1].flatMap((each) => weeksOfYear(calendarOf(call.services.config), each))
  const closed = await closedWeeks(db, weeks[0]!.startsOn)
  return { weeks: weeks.map((week) => ({ ...week, isClosed: closed.has(week.startsOn) })) }
})

async function recordsOf(db: Queries, userId: string, week: CalendarWeek) {
  const records = await incentivesOfWeek(db, userId, week)
  return records.map((record) => ({ ...record, amountCents: amountOf(record.type, record) }))
}

/** STAFF-1: a week's records of one type, and what each rep gets for it. */
export const listIncentivesHandler = handle(listIncentives, async (call) => {
  const { db, params, query, caller, now } = call
  const { userId } = caller.actor
  const week = weekAt(call, query.day ?? (await dayOfUser(db, userId, now)))
  const records = await recordsOf(db, userId, week)
  const closed = await closedWeeks(db, week.startsOn)
  return {
    week: { ...week, isClosed: closed.has(week.startsOn) },
    records: records.filter(({ type }) => type === params.incentiveType),
    totals: totalByRep(records),
    reps: await repsInReach(db, userId),
    mayClose: await isOffice(db, userId),
  }
})

/** STAFF-1: adds records, all or none. */
export const saveIncentivesHandler = handle(saveIncentives, async (call) => {
  const { db, params, body } = call
  const entries = await checkedEntries(db, call, params.incentiveType, body.entries)
  const withIds = entries.map((entry) => ({ ...entry, id: uuidv7() }))
  const added = await addIncentives(db, params.incentiveType, withIds, changeOf(call))
  const clash = withIds.findIndex(({ id }) => !added.has(id))
  if (clash >= 0) throw refusedAt(clash, 'about', incentiveRefusals.incentive_exists)
  for (const { id, ...entry } of withIds) await record(db, call, 'incentive.create', id, entry)
  return {
    isSuccess: true as const,
    message: entries.length === 1 ? 'Record added' : `${entries.length} records added`,
    ids: withIds.map(({ id }) => id),
  }
})

/** STAFF-1: changes one record as it was read. */
export const updateIncentiveHandler = handle(updateIncentive, async (call) => {
  const { params, body, caller, ifMatch } = call
  await call.services.db.inTransaction(async (tx) => {
    const before = await lockIncentive(tx, caller.actor.userId, params.incentiveType, params.incentiveId)
    if (!before) throw new Refused(incentiveRefusals.incentive_not_found)
    if (ifMatch !== null && ifMatch !== before.version) throw new Refused(incentiveRefusals.incentive_changed)
    await holdOpenWeek(tx, call, before.day)
    const [entry] = await checkedEntries(tx, call, params.incentiveType, [body])
    if (!(await changeIncentive(tx, params.incentiveId, entry!, changeOf(call))))
      throw new Refused({ ...incentiveRefusals.incentive_exists, field: 'about' })
    await record(tx, call, 'incentive.change', params.incentiveId, entry!)
  })
  return { isSuccess: true as const, message: 'Record changed' }
})

/** STAFF-1: deletes one record. */
export const deleteIncentiveHandler = handle(deleteIncentive, async (call) => {
  const { params, caller } = call
  await call.services.db.inTransaction(async (tx) => {
    const before = await lockIncentive(tx, caller.actor.userId, params.incentiveType, params.incentiveId)
    if (!before) throw new Refused(incentiveRefusals.incentive_not_found)
    await holdOpenWeek(tx, call, before.day)
    await removeIncentive(tx, params.incentiveId)
    await record(tx, call, 'incentive.delete', params.incentiveId, before)
  })
  return { isSuccess: true as const, message: 'Record deleted' }
})

/** STAFF-1: closes or reopens a week. */
export const setWeekClosedHandler = handle(setWeekClosed, async (call) => {
  const { params, body, caller } = call
  if (!(await isOffice(call.db, caller.actor.userId))) throw new Refused(incentiveRefusals.incentive_close_office)
  const week = weekAt(call, params.day)
  await call.services.db.inTransaction(async (tx) => {
    if (await closeWeek(tx, week, body.isClosed))
      await record(tx, call, body.isClosed ? 'incentive-week.close' : 'incentive-week.reopen', week.startsOn, week)
  })
  return { isSuccess: true as const, message: body.isClosed ? 'Week closed' : 'Week reopened' }
})

/** STAFF-1: the file of the payroll system. */
export const downloadIncentivesHandler = handle(downloadIncentives, async (call) => {
  const { db, params, caller, reply } = call
  const week = weekAt(call, params.day)
  const totals = totalByRep(await recordsOf(db, caller.actor.userId, week))
  void reply.header('content-disposition', `attachment; filename="incentive-payroll-${week.startsOn}.csv"`)
  return withByteOrderMark(writePayrollFile(week, totals))
})

const changeOf = ({ caller, now }: AnyCall) => ({ by: caller.actor.realUserId, at: now })

async function holdOpenWeek(db: Queries, call: AnyCall, day: string): Promise<void> {
  if (await holdWeek(db, weekAt(call, day))) throw new Refused(incentiveRefusals.incentive_week_closed)
}

const refusedAt = (entry: number, field: string, refusal: (typeof incentiveRefusals)[keyof typeof incentiveRefusals]) =>
  new Refused({ ...refusal, field, details: { entry } })

/**
 * What is stored of the entries; the first fault is refused with its place. Holds their weeks open.
 */
async function checkedEntries(
  db: Queries,
  call: AnyCall,
  type: IncentiveType,
  entries: readonly IncentiveEntry[],
): Promise<IncentiveEntry[]> {
  const reps = new Set((await repsInReach(db, call.caller.actor.userId)).map(({ email }) => email))
  const numberOf = ({ about }: IncentiveEntry) => padNumber(about.trim(), numberLength)
  const shipTos = type === 'new-accounts' ? await knownShipTos(db, entries.map(numberOf)) : undefined
  const days = new Set<string>()
  const checked = entries.map((entry, index): IncentiveEntry => {
    const repEmail = entry.repEmail.trim().toLowerCase()
    if (!reps.has(repEmail)) throw refusedAt(index, 'repEmail', incentiveRefusals.incentive_rep_unknown)
    const decision = checkIncentive(type, entry)
    if (!decision.allowed)
      orRefuse(refuse(decision.refusal, { field: decision.refusal.field ?? 'about', details: { entry: index } }))
    const about = shipTos ? numberOf(entry) : entry.about.trim()
    if (shipTos && !shipTos.has(about)) throw refusedAt(index, 'about', incentiveRefusals.incentive_ship_to_unknown)
    // Stored by its week, so that the same thing on another day of it is the same record.
    const day = weekAt(call, entry.day).startsOn
    days.add(day)
    return { ...entry, repEmail, about, day }
  })
  // In one order, so that two who save several weeks never wait for each other.
  for (const day of [...days].toSorted()) await holdOpenWeek(db, call, day)
  return checked
}

async function record(db: Queries, call: AnyCall, action: string, id: string, details: object): Promise<void> {
  const { caller, address } = call
  await audit(db, { actor: caller.actor, action, entity: `incentive:${id}`, details, address })
}
