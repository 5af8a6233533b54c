import { publish } from '#platform/events/live-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { goesByInvoice } from '../rules/autopay-days.ts'
import type { NextRun } from '../rules/next-runs.ts'
import { runInstant } from '../rules/run-instant.ts'
import { whenToLook } from '../rules/when-to-look.ts'
import { hasNotice } from './event.store.ts'
import { type LockedSchedule, savePlan } from './schedule.store.ts'
import { runsAhead, type ScheduleState } from './schedule-state.ts'

/**
 * BILL-5: writes when a locked schedule runs next, and when it is looked at again: right away after
 * a change, so that what has to be sent about it is.
 */
export async function planNext(
  tx: Transaction,
  state: ScheduleState,
  { now, firstDay = state.schedule.firstDay, isChanged }: { now: Date; firstDay?: string; isChanged: boolean },
): Promise<NextRun | undefined> {
  const { schedule } = state
  const { id, timeZone } = schedule
  const [next] = runsAhead(state, 1, firstDay)
  const isNoticed = next !== undefined && (await hasNotice(tx, id, next.period))
  const lookAt = isChanged ? now : whenToLook(next, { timeZone, now, isByInvoice: goesByInvoice(schedule), isNoticed })
  const run = next && { ...next, runAt: runInstant(timeZone, next.payOn) }
  await savePlan(tx, id, { firstDay, run, lookAt })
  const isSame = (next?.period ?? null) === schedule.nextPeriod && (next?.payOn ?? null) === schedule.nextPayOn
  if (isChanged || !isSame) await publishAutopay(tx, state)
  return next
}

/** Notifies browsers of whoever has a ship-to of the schedule. */
export async function publishAutopay(
  tx: Transaction,
  {
    schedule,
    person,
  }: { schedule: Pick<LockedSchedule, 'id' | 'division' | 'shipTos'>; person: ScheduleState['person'] },
): Promise<void> {
  const shipTo = schedule.shipTos[0] ?? person.shipTos[0]?.number
  if (shipTo === undefined) return
  await publish(tx, { topic: 'autopay', division: schedule.division, shipTo, id: schedule.id })
}
