import { notify } from '#areas/notifications/server/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { comingRunMail, stoppedMail } from '../rules/autopay-mail.ts'
import type { NextRun } from '../rules/next-runs.ts'
import { noticeInstant, runInstant } from '../rules/run-instant.ts'
import { addAutopayEvent, addNotice } from './event.store.ts'
import { mailedSchedule, notifyOfStop, placeOf } from './mail-about.ts'
import { makeRun } from './make-run.ts'
import { planNext, publishAutopay } from './plan-next.ts'
import { endSchedule, holdDueSchedule } from './schedule.store.ts'
import { choiceOf, loadState, runsAhead, type ScheduleState } from './schedule-state.ts'

/** What looking needs of the process. */
export type LookServices = Pick<Services, 'db' | 'clock' | 'config'>

/**
 * BILL-5: one look at one schedule, in one transaction: it makes the run whose time has come, sends
 * the mail about the next one, or stops what cannot pay any more. May be called at any time, by
 * several processes at once, and be killed anywhere: whoever holds the lock does it, and it is done
 * once.
 */
export async function lookAtSchedule(services: LookServices, id: string): Promise<void> {
  const { db, clock } = services
  await db.inTransaction(async (tx) => {
    const now = clock.now()
    const schedule = await holdDueSchedule(tx, id, now)
    if (!schedule) return
    const state = await loadState(tx, services, schedule, now)
    const [next] = runsAhead(state, 1)
    if (next && runInstant(schedule.timeZone, next.payOn) <= now) {
      const { firstDay, isStopped } = await makeRun(tx, services, state, next, { now, actor: null })
      if (!isStopped) await planAfter(tx, services, state, { now, firstDay })
      return
    }
    if (state.problem !== undefined) return stop(tx, services, state, state.problem, now)
    if (next && noticeInstant(schedule.timeZone, next.payOn) <= now) await sendNotice(tx, services, state, next, now)
    await planNext(tx, state, { now, isChanged: false })
  })
}

/** Plans what comes after a run, from what is open then. */
export async function planAfter(
  tx: Transaction,
  services: Pick<Services, 'config'>,
  { schedule }: ScheduleState,
  { now, firstDay }: { now: Date; firstDay: string },
): Promise<void> {
  const state = await loadState(tx, services, { ...schedule, firstDay }, now)
  await planNext(tx, state, { now, isChanged: false })
}

async function stop(
  tx: Transaction,
  services: LookServices,
  state: ScheduleState,
  reason: string,
  now: Date,
): Promise<void> {
  const { id } = state.schedule
  await endSchedule(tx, id, { reason }, now)
  await addAutopayEvent(tx, id, { kind: 'stopped', actor: null, message: `It was stopped: ${reason}` }, now)
  await notifyOfStop(tx, state, stoppedMail(mailedSchedule(services, state), reason))
  await publishAutopay(tx, state)
}

/** The mail about a run that has something to pay, once. */
async function sendNotice(
  tx: Transaction,
  services: LookServices,
  state: ScheduleState,
  { period, payOn }: NextRun,
  now: Date,
): Promise<void> {
  const { id, limit } = state.schedule
  const [, after] = runsAhead(state, 2)
  const { plan, isOverLimit } = choiceOf(state, { payOn, payOnAfter: after?.payOn ?? null })
  if (plan.invoices.length === 0 || !(await addNotice(tx, id, period, now))) return
  const { total, credit, discount, invoices } = plan
  const run = { payOn, total, credit, discount, limit, isOverLimit, invoices }
  const place = placeOf(state.schedule)
  await notify(tx, state.person.userId, 'autopay', comingRunMail(mailedSchedule(services, state), run), place)
  const message = `The mail about the run of ${formatDayWithYear(payOn)} went out.`
  await addAutopayEvent(tx, id, { kind: 'noticed', actor: null, message }, now)
}
