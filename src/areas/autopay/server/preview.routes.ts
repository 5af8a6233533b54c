import { Refused, why } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { maxPreviewLines, type PreviewedRun, previewRunCount } from '../autopay.ts'
import { previewAutopay } from '../autopay.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { maySkip } from '../rules/may-edit-schedule.ts'
import { previewRuns } from '../rules/preview-runs.ts'
import { firstDayFrom, runInstant } from '../rules/run-instant.ts'
import { readableSchedule } from './schedule.store.ts'
import { choiceOf, loadState, runsAhead } from './schedule-state.ts'

/** BILL-5: the next runs with the invoices of today, skipped ones among them. */
export const previewAutopayHandler = handle(previewAutopay, async ({ db, params, caller, now, services }) => {
  const schedule = await readableSchedule(db, caller.actor.userId, params.scheduleId)
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  const state = await loadState(db, services, schedule, now)
  const { timeZone, isActive, userId } = schedule
  const isOwn = userId === caller.actor.userId
  const again = firstDayFrom(timeZone, now)
  const firstDay = isActive || schedule.firstDay > again ? schedule.firstDay : again
  const ahead = previewRuns(runsAhead(state, previewRunCount, firstDay), state.payables, (days, payables) =>
    choiceOf(state, days, payables),
  )
  const runs = ahead.map(({ period, payOn, chosen: { plan, isOverLimit } }): PreviewedRun => {
    const runsAt = runInstant(timeZone, payOn)
    const lines = [...plan.invoices, ...plan.credits]
    return {
      period,
      payOn,
      runsAt: runsAt.toISOString(),
      isSkipped: false,
      skip: why(maySkip(caller.actor, { isOwn, isActive, isRunDue: runsAt <= now })) ?? null,
      total: plan.total,
      discount: plan.discount,
      credit: plan.credit,
      isOverLimit,
      lines: lines.slice(0, maxPreviewLines),
      notShown: Math.max(0, lines.length - maxPreviewLines),
    }
  })
  const skipped = state.known.skipped.map((each): PreviewedRun => ({
    ...each,
    runsAt: runInstant(timeZone, each.payOn).toISOString(),
    isSkipped: true,
    skip: autopayRefusals.run_is_done.message,
    total: 0,
    discount: 0,
    credit: 0,
    isOverLimit: false,
    lines: [],
    notShown: 0,
  }))
  return {
    runs: [...runs, ...skipped].toSorted((one, other) => (one.runsAt < other.runsAt ? -1 : 1)),
    problem: state.problem ?? null,
    timeZone,
    today: state.today,
  }
})
