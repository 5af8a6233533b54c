import { Refused } from '#kit/decision.ts'
import { payingBillTo } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Call } from '#platform/http/handle.ts'
import type { previewAutopayChange, previewNewAutopay } from '../autopay-changes.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { firstDayFrom } from '../rules/run-instant.ts'
import { checkTerms, chosenPerson } from './checked-terms.ts'
import { type LockedSchedule, readableSchedule } from './schedule.store.ts'
import { personAt } from './standing.store.ts'

/** The id of a schedule that is not stored: nothing has run under it. */
const noId = '00000000-0000-0000-0000-000000000000'

/** BILL-5: the schedule these terms would make, with the checks of setting it up. */
export async function newDraft({
  db,
  body,
  caller,
  now,
  services,
}: Call<typeof previewNewAutopay>): Promise<LockedSchedule> {
  const [key] = body.billTos
  const payer = key && (await payingBillTo(db, key))
  if (!payer) throw new Refused({ ...autopayRefusals.bill_to_not_found, field: 'billTos' })
  const person = await chosenPerson(db, caller, body.userId, key)
  const { kind } = body
  const { timeZone } = payer
  const terms = await checkTerms(db, services, { kind, person, key, today: todayIn(timeZone, now) }, body)
  return {
    ...terms,
    id: noId,
    kind,
    division: key.division,
    billTo: key.number,
    userId: person.userId,
    isActive: true,
    firstDay: firstDayFrom(timeZone, now),
    nextPeriod: null,
    nextPayOn: null,
    nextRunAt: null,
    lookAt: null,
    version: 1,
    timeZone,
  }
}

/** BILL-5: a stored schedule as it would be with these terms, with the checks of changing it. */
export async function changedDraft({
  db,
  params,
  body,
  caller,
  now,
  services,
}: Call<typeof previewAutopayChange>): Promise<LockedSchedule> {
  const schedule = await readableSchedule(db, caller.actor.userId, params.scheduleId)
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  const { kind, division, billTo, userId, timeZone } = schedule
  const key = { division, number: billTo }
  const person = await personAt(db, userId, key)
  if (!person) throw new Refused(autopayRefusals.schedule_not_found)
  const terms = await checkTerms(db, services, { kind, person, key, today: todayIn(timeZone, now) }, body)
  return { ...schedule, ...terms }
}
