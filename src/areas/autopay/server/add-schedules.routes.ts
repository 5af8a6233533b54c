import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { idOfBillTo } from '#areas/customers/bill-to.ts'
import { payingBillTo } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { type AutopayKind, maxSchedules } from '../autopay.ts'
import { addBillToAutopay, addUserAutopay } from '../autopay-changes.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { firstDayFrom } from '../rules/run-instant.ts'
import { whatText, whenText } from '../rules/schedule-words.ts'
import { checkTerms, chosenPerson } from './checked-terms.ts'
import { addAutopayEvent } from './event.store.ts'
import { planNext } from './plan-next.ts'
import { schedulesById } from './read-schedules.ts'
import { countSchedules, holdSchedule, insertSchedule } from './schedule.store.ts'
import { loadState } from './schedule-state.ts'

type Adding = Call<typeof addUserAutopay>
type Wanted = Adding['body']

/** BILL-5: one schedule for each bill-to, or none at all. */
async function addSchedules(kind: AutopayKind, call: Adding) {
  const { db, body, caller, now } = call
  const keys = body.billTos.toSorted((one, other) => idOfBillTo(one).localeCompare(idOfBillTo(other)))
  if (new Set(keys.map(idOfBillTo)).size < keys.length)
    throw new Refused({ ...autopayRefusals.bill_to_twice, field: 'billTos' })
  return db.inTransaction(async (tx) => {
    const ids: string[] = []
    for (const key of keys) ids.push(await addSchedule(tx, kind, call, key))
    const schedules = await schedulesById(tx, ids, { actor: caller.actor, now })
    const message = ids.length === 1 ? 'Autopay was set up' : `Autopay was set up for ${plural(ids.length, 'bill-to')}`
    return { isSuccess: true as const, message, schedules }
  })
}

async function addSchedule(
  tx: Transaction,
  kind: AutopayKind,
  { body, caller, now, services, address }: Adding,
  key: Wanted['billTos'][number],
): Promise<string> {
  const { division, number: billTo } = key
  const { actor } = caller
  const person = await chosenPerson(tx, caller, body.userId, key)
  const payer = await payingBillTo(tx, key)
  if (!payer) throw new Refused({ ...autopayRefusals.bill_to_not_found, field: 'billTos' })
  const about = { kind, person, key, today: todayIn(payer.timeZone, now) }
  const terms = await checkTerms(tx, services, about, body)
  if ((await countSchedules(tx, { division, billTo })) >= maxSchedules)
    throw new Refused({ ...autopayRefusals.too_many_schedules, field: 'billTos' })
  const id = uuidv7()
  const { userId } = person
  const createdByRealUser = actor.realUserId === actor.userId ? null : actor.realUserId
  const firstDay = firstDayFrom(payer.timeZone, now)
  const schedule = {
    id,
    kind,
    division,
    billTo,
    userId,
    firstDay,
    createdBy: actor.userId,
    createdByRealUser,
    ...terms,
  }
  await insertSchedule(tx, schedule, now)
  const message = `Autopay was set up: ${whenText(terms)}. ${whatText(terms)}.`
  await addAutopayEvent(tx, id, { kind: 'created', actor, message }, now)
  const details = { billTo, person: person.name, when: whenText(terms), what: whatText(terms), limit: terms.limit }
  await audit(tx, { actor, action: 'autopay.add', entity: `autopay:${id}`, division, details, address })
  const stored = await holdSchedule(tx, userId, id)
  if (stored) await planNext(tx, await loadState(tx, services, stored, now), { now, isChanged: true })
  return id
}

/** BILL-5: a person's own schedules. */
export const addUserAutopayHandler = handle(addUserAutopay, (call) => addSchedules('user', call))

/** BILL-5: schedules of bill-tos. */
export const addBillToAutopayHandler = handle(addBillToAutopay, (call) =>
  addSchedules('billTo', call as unknown as Adding),
)
