import { Refused, why } from '#kit/decision.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { maxPreviewLines, type PreviewedRun, previewRunCount } from '../autopay.ts'
import { previewAutopayChange, previewNewAutopay } from '../autopay-changes.endpoints.ts'
import { type AutopayPreview, previewAutopay } from '../autopay.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { maySkip } from '../rules/may-edit-schedule.ts'
import { previewRuns } from '../rules/preview-runs.ts'
import { firstDayFrom, runInstant } from '../rules/run-instant.ts'
import { changedDraft, newDraft } from './draft-schedule.ts'
import { type LockedSchedule, readableSchedule } from './schedule.store.ts'
import { choiceOf, loadState, runsAhead } from './schedule-state.ts'

/** The next runs of a schedule, skipped ones among them. */
async function previewOf(
  { db, caller, now, services }: Pick<Call<typeof previewAutopay>, 'db' | 'caller' | 'now' | 'services'>,
  schedule: LockedSchedule,
): Promise<AutopayPreview> {
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
}

/** BILL-5: the next runs with the invoices of today. */
export const previewAutopayHandler = handle(previewAutopay, async (call) => {
  const schedule = await readableSchedule(call.db, call.caller.actor.userId, call.params.scheduleId)
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  return previewOf(call, schedule)
})

/** BILL-5: the same for a schedule that is not set up yet. */
export const previewNewAutopayHandler = handle(previewNewAutopay, async (call) => previewOf(call, await newDraft(call)))

/** BILL-5: the same for a schedule with other terms than its own. */
export const previewAutopayChangeHandler = handle(previewAutopayChange, async (call) =>
  previewOf(call, await changedDraft(call)),
)
