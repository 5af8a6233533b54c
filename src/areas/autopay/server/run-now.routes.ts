import { orRefuse, Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { audit } from '#platform/audit/audit.ts'
import { runAutopayNow } from '../autopay-changes.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { mayRunNow } from '../rules/may-edit-schedule.ts'
import { answerChanged, heldSchedule } from './change-schedule.routes.ts'
import { planAfter } from './look-at-schedule.ts'
import { makeRun } from './make-run.ts'
import { loadState, runsAhead } from './schedule-state.ts'

/** BILL-5: the next run, before its time; its own day finds it made. */
export const runAutopayNowHandler = handle(runAutopayNow, (call) => {
  const { db, params, caller, now, services, address } = call
  const { scheduleId: id } = params
  const { actor } = caller
  return db.inTransaction(async (tx) => {
    const schedule = await heldSchedule(tx, call, id)
    const state = await loadState(tx, services, schedule, now)
    const [next] = runsAhead(state, 1)
    orRefuse(mayRunNow(actor, { isActive: schedule.isActive, hasNextRun: next !== undefined }))
    if (!next) throw new Refused(autopayRefusals.nothing_to_run)
    const { firstDay, isStopped, words } = await makeRun(tx, services, state, next, { now, actor })
    if (!isStopped) await planAfter(tx, services, state, { now, firstDay })
    const { division, billTo } = schedule
    const details = { billTo, what: words }
    await audit(tx, { actor, action: 'autopay.run', entity: `autopay:${id}`, division, details, address })
    return answerChanged(tx, call, id, words)
  })
})
