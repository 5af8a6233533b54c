import { Refused } from '#kit/decision.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { methodsFor } from '#areas/payment-methods/server/public.ts'
import { payingBillTo, payingMethodOf } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { runTime } from '../autopay.ts'
import { getAutopayChoices, getAutopaySchedule, listAutopayLog, listAutopaySchedules } from '../autopay.endpoints.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { personProblem } from '../rules/stop-reason.ts'
import { chosenPerson } from './checked-terms.ts'
import { readLog } from './event.store.ts'
import { readSchedules, schedulesById } from './read-schedules.ts'
import { readableSchedule } from './schedule.store.ts'
import { standingOf } from './schedule-state.ts'
import { peopleOf } from './standing.store.ts'

/** BILL-5: a page of the schedules the caller may read. */
export const listAutopaySchedulesHandler = handle(listAutopaySchedules, async ({ db, query, caller, now }) => {
  const { actor } = caller
  const { pageNo, pageSize, includeTotal = false, keyword, kind, status } = query
  const isActive = status === 'all' ? null : status === 'active'
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize, includeTotal }
  const question = { userId: actor.userId, keyword, kind, isActive }
  const [{ schedules, total }, today] = await Promise.all([
    readSchedules(db, question, page, { actor, now }),
    dayOfUser(db, actor.userId, now),
  ])
  return { schedules, ...(total !== null && { totalRecords: total }), pageNo, pageSize, today }
})

/** BILL-5: one schedule; those of others read like missing ones. */
export const getAutopayScheduleHandler = handle(getAutopaySchedule, async ({ db, params, caller, now }) => {
  const [schedule] = await schedulesById(db, [params.scheduleId], { actor: caller.actor, now })
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  return { schedule, today: todayIn(schedule.timeZone, now) }
})

/** BILL-5: the log of one schedule. */
export const listAutopayLogHandler = handle(listAutopayLog, async ({ db, params, query, caller }) => {
  const schedule = await readableSchedule(db, caller.actor.userId, params.scheduleId)
  if (!schedule) throw new Refused(autopayRefusals.schedule_not_found)
  const { pageNo, pageSize, includeTotal = false } = query
  const { events, total } = await readLog(db, schedule.id, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    includeTotal,
  })
  return { events, ...(total !== null && { totalRecords: total }), pageNo, pageSize, timeZone: schedule.timeZone }
})

/** BILL-5: what a form for a schedule offers. */
export const getAutopayChoicesHandler = handle(
  getAutopayChoices,
  async ({ db, params, query, caller, now, services }) => {
    const key = { division: params.division, number: params.billTo }
    const { config } = services
    const people = caller.isStaff
      ? (await peopleOf(db, key)).filter((each) => personProblem('user', standingOf(each, [], config)) === undefined)
      : []
    // Staff who have not chosen yet look at what the first of them has.
    const userId = query.userId ?? (caller.isStaff ? people[0]?.userId : undefined)
    const isNobody = caller.isStaff && userId === undefined
    const [payer, person, stored] = await Promise.all([
      payingBillTo(db, key),
      isNobody
        ? chosenPerson(db, { ...caller, isStaff: false }, undefined, key)
        : chosenPerson(db, caller, userId, key),
      methodsFor(db, key),
    ])
    if (!payer) throw new Refused(autopayRefusals.bill_to_not_found)
    const today = todayIn(payer.timeZone, now)
    const { mayPayByCard } = standingOf(person, [], config)
    return {
      billToName: payer.name,
      shipTos: person.shipTos,
      hasWholeBillTo: person.hasWholeBillTo,
      methods: stored.filter(({ kind }) => kind === 'bank' || mayPayByCard).map((each) => payingMethodOf(each, today)),
      people: people.map(({ userId: id, name, email }) => ({ userId: id, name, email })),
      today,
      timeZone: payer.timeZone,
      runTime,
    }
  },
)
