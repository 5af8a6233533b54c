import { orRefuse, Refused } from '#kit/decision.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Caller } from '#platform/http/caller.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { Services } from '#platform/services.ts'
import type { AutopayEventKind, AutopayKind } from '../autopay.ts'
import {
  activateAutopay,
  deactivateAutopay,
  editBillToAutopay,
  editUserAutopay,
  removeAutopay,
} from '../autopay-changes.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { endedMail } from '../rules/autopay-mail.ts'
import { mayActivate, mayEditSchedule, mayEnd } from '../rules/may-edit-schedule.ts'
import { firstDayFrom } from '../rules/run-instant.ts'
import { whatText, whenText } from '../rules/schedule-words.ts'
import { checkTerms } from './checked-terms.ts'
import { addAutopayEvent } from './event.store.ts'
import { mailedSchedule, placeOf } from './mail-about.ts'
import { planNext, publishAutopay } from './plan-next.ts'
import { schedulesById } from './read-schedules.ts'
import { changeSchedule, endSchedule, holdSchedule, type LockedSchedule, setActive } from './schedule.store.ts'
import { loadState } from './schedule-state.ts'

/** Who changes a schedule, and where from. */
export interface Change {
  readonly caller: Pick<Caller, 'actor'>
  readonly now: Date
  readonly address: string
  readonly services: Services
}

/** The schedule under its lock; one that the caller may not read is not found. */
export async function heldSchedule(tx: Transaction, { caller }: Change, id: string): Promise<LockedSchedule> {
  const schedule = await holdSchedule(tx, caller.actor.userId, id)
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  return schedule
}

/** The time of its next run has come, and the portal has not made it yet. */
export const isRunDue = ({ nextRunAt }: LockedSchedule, now: Date): boolean =>
  nextRunAt !== null && new Date(nextRunAt) <= now

/** A line of the log and one of the audit trail. */
export async function noteChange(
  tx: Transaction,
  { caller, now, address }: Change,
  { id, division, billTo }: LockedSchedule,
  entry: { kind: AutopayEventKind; action: string; message: string; details?: object },
): Promise<void> {
  const { actor } = caller
  const { kind, action, message, details } = entry
  await addAutopayEvent(tx, id, { kind, actor, message }, now)
  await audit(tx, { actor, action, entity: `autopay:${id}`, division, details: { billTo, ...details }, address })
}

/** Plans the next run of a schedule that was changed, from this day on at the earliest. */
export async function planChanged(tx: Transaction, change: Change, id: string, userId: string): Promise<void> {
  const { now, services } = change
  const schedule = await holdSchedule(tx, userId, id)
  if (!schedule) return
  const state = await loadState(tx, services, schedule, now)
  if (schedule.isActive) await planNext(tx, state, { now, isChanged: true })
  else await publishAutopay(tx, state)
}

/** The response of a change. */
export async function answerChanged(db: Queries, { caller, now }: Change, id: string, message: string) {
  const [schedule] = await schedulesById(db, [id], { actor: caller.actor, now })
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  return { isSuccess: true as const, message, schedule }
}

const later = (one: string, other: string): string => (one > other ? one : other)

function editSchedule(kind: AutopayKind, call: Call<typeof editUserAutopay>) {
  const { db, body, caller, now, services } = call
  return db.inTransaction(async (tx) => {
    const schedule = await heldSchedule(tx, call, body.scheduleId)
    if (schedule.kind !== kind) throw new Refused(autopayRefusals.schedule_not_found)
    orRefuse(mayEditSchedule(caller.actor, { isRunDue: isRunDue(schedule, now) }))
    if (schedule.version !== body.version) throw new Refused(autopayRefusals.schedule_changed)
    const { id, division, billTo, timeZone, userId } = schedule
    const { person } = await loadState(tx, services, schedule, now)
    const about = { kind, person, key: { division, number: billTo }, today: todayIn(timeZone, now) }
    const terms = await checkTerms(tx, services, about, body)
    const firstDay = later(schedule.firstDay, firstDayFrom(timeZone, now))
    await changeSchedule(tx, id, { ...terms, firstDay }, now)
    const message = `It was changed: ${whenText(terms)}. ${whatText(terms)}.`
    const details = { when: whenText(terms), what: whatText(terms), limit: terms.limit }
    await noteChange(tx, call, schedule, { kind: 'changed', action: 'autopay.change', message, details })
    await planChanged(tx, call, id, userId)
    return answerChanged(tx, call, id, 'Autopay was changed')
  })
}

/** BILL-5: other terms for a person's own schedule. */
export const editUserAutopayHandler = handle(editUserAutopay, (call) => editSchedule('user', call))

/** BILL-5: other terms for a schedule of a bill-to. */
export const editBillToAutopayHandler = handle(editBillToAutopay, (call) =>
  editSchedule('billTo', call as unknown as Call<typeof editUserAutopay>),
)

/** BILL-5: it runs again, and makes up for nothing that it has missed. */
export const activateAutopayHandler = handle(activateAutopay, (call) => {
  const { db, params, caller, now, services } = call
  const { scheduleId: id } = params
  return db.inTransaction(async (tx) => {
    const schedule = await heldSchedule(tx, call, id)
    orRefuse(mayActivate(caller.actor))
    const message = 'Autopay was activated'
    if (schedule.isActive) return answerChanged(tx, call, id, message)
    const { problem } = await loadState(tx, services, schedule, now)
    if (problem !== undefined) throw new Refused({ ...autopayRefusals.person_not_able, message: problem })
    await setActive(tx, id, later(schedule.firstDay, firstDayFrom(schedule.timeZone, now)), now)
    await noteChange(tx, call, schedule, {
      kind: 'activated',
      action: 'autopay.activate',
      message: 'It was activated.',
    })
    await planChanged(tx, call, id, schedule.userId)
    return answerChanged(tx, call, id, message)
  })
})

/** A change by somebody whose name a mail gives. */
interface NamedChange extends Change {
  readonly caller: Pick<Caller, 'actor' | 'name' | 'staffName'>
}

/**
 * BILL-5: ends a schedule under its lock; one that ended before is left as it is. Its person gets a
 * mail when somebody else ended it.
 */
async function end(tx: Transaction, change: NamedChange, id: string, isRemoved: boolean): Promise<void> {
  const { caller, now, services } = change
  const schedule = await heldSchedule(tx, change, id)
  orRefuse(mayEnd(caller.actor, { isOwn: schedule.userId === caller.actor.userId }))
  if (!schedule.isActive && !isRemoved) return
  await endSchedule(tx, id, { isRemoved }, now)
  const words = isRemoved
    ? ({ action: 'autopay.remove', message: 'It was removed.' } as const)
    : ({ action: 'autopay.deactivate', message: 'It was deactivated.' } as const)
  await noteChange(tx, change, schedule, { kind: 'deactivated', ...words })
  const state = await loadState(tx, services, schedule, now)
  if (schedule.isActive && schedule.userId !== caller.actor.realUserId) {
    const texts = endedMail(mailedSchedule(services, state), caller.staffName ?? caller.name)
    await notify(tx, schedule.userId, 'autopay', texts, placeOf(schedule))
  }
  await publishAutopay(tx, state)
}

/** BILL-5: no run from now on; a run that has begun is over by then, or is not made. */
export const deactivateAutopayHandler = handle(deactivateAutopay, (call) =>
  call.db.inTransaction(async (tx) => {
    const { scheduleId: id } = call.params
    await end(tx, call, id, false)
    return answerChanged(tx, call, id, 'Autopay was deactivated')
  }),
)

/** BILL-5: it is gone from the list; what it paid stays in the history. */
export const removeAutopayHandler = handle(removeAutopay, (call) =>
  call.db.inTransaction(async (tx) => {
    await end(tx, call, call.params.scheduleId, true)
    return { isSuccess: true as const, message: 'Autopay was removed' }
  }),
)
