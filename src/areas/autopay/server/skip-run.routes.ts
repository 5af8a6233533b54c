import { formatDayWithYear } from '#kit/dates.ts'
import { orRefuse } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { previewRunCount } from '../autopay.ts'
import { skipAutopayRun } from '../autopay-changes.endpoints.ts'
import { checkPeriod, maySkip } from '../rules/may-edit-schedule.ts'
import { previewRuns } from '../rules/preview-runs.ts'
import { runWords } from '../rules/run-words.ts'
import { answerChanged, heldSchedule, isRunDue, noteChange, planChanged } from './change-schedule.routes.ts'
import { addRun } from './event.store.ts'
import { choiceOf, loadState, runsAhead } from './schedule-state.ts'

/** BILL-5: under the schedule's lock, so that a run is skipped or made, never both. */
export const skipAutopayRunHandler = handle(skipAutopayRun, (call) => {
  const { db, params, body, caller, now, services } = call
  const { scheduleId: id } = params
  return db.inTransaction(async (tx) => {
    const schedule = await heldSchedule(tx, call, id)
    const { isActive, userId, limit } = schedule
    const isOwn = userId === caller.actor.userId
    orRefuse(maySkip(caller.actor, { isOwn, isActive, isRunDue: isRunDue(schedule, now) }))
    const state = await loadState(tx, services, schedule, now)
    const planned = runsAhead(state, previewRunCount)
    orRefuse(checkPeriod(body.period, planned, state.known.handled))
    const runs = previewRuns(planned, state.payables, (days, payables) => choiceOf(state, days, payables))
    const { period, payOn, chosen } = runs.find((run) => run.period === body.period)!
    const { plan } = chosen
    const invoiceNumbers = plan.invoices.map(({ invoiceNumber }) => invoiceNumber)
    const result = { outcome: 'skipped', payOn, amount: plan.total, limit } as const
    await addRun(tx, id, { ...result, period, paymentId: null, invoiceNumbers }, now)
    const message = runWords({ ...result, invoices: invoiceNumbers.length, reason: '' })
    await noteChange(tx, call, schedule, { kind: 'skipped', action: 'autopay.skip', message, details: { payOn } })
    await planChanged(tx, call, id, userId)
    return answerChanged(tx, call, id, `The run of ${formatDayWithYear(payOn)} is skipped`)
  })
})
