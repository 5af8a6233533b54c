import type { CalendarDate } from '#kit/dates.ts'
import { methodsFor } from '#areas/payment-methods/server/public.ts'
import { type PayingBillTo, payingBillTo, payingMethodOf } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { type AutopayChoice, type AutopayPayable, choosePayables } from '../rules/choose-payables.ts'
import { type NextRun, nextRuns } from '../rules/next-runs.ts'
import { type Standing, stopReason } from '../rules/stop-reason.ts'
import { autopayPayables, type KnownRuns, knownRuns } from './payables.store.ts'
import type { LockedSchedule } from './schedule.store.ts'
import { type Person, personAt } from './standing.store.ts'

/** All that a schedule's runs depend on, as of now. */
export interface ScheduleState {
  readonly schedule: LockedSchedule
  readonly person: Person
  readonly billTo: PayingBillTo
  readonly method: Standing['method']
  readonly payables: readonly AutopayPayable[]
  readonly known: KnownRuns
  readonly today: CalendarDate
  /** Why it cannot pay, as a sentence; undefined when it can. */
  readonly problem: string | undefined
}

/** Whether cards can be charged at all. */
export type CardConfig = { readonly config: Pick<Services['config'], 'outside'> }

/** BILL-5: reads what a schedule stands on, what is open for it, and what it has done. */
export async function loadState(
  db: Queries,
  { config }: CardConfig,
  schedule: LockedSchedule,
  now: Date,
): Promise<ScheduleState> {
  const { id, kind, division, userId, methodId, shipTos, timeZone } = schedule
  const key = { division, number: schedule.billTo }
  const today = todayIn(timeZone, now)
  const [person, billTo, methods, payables, known] = await Promise.all([
    personAt(db, userId, key),
    payingBillTo(db, key),
    methodsFor(db, key),
    autopayPayables(db, userId, key),
    knownRuns(db, id, today),
  ])
  if (!person || !billTo) throw new Error(`Autopay schedule ${id} has no person or no bill-to`)
  const stored = methods.find((each) => each.id === methodId)
  const method = stored && { ...payingMethodOf(stored, today), unusableBecause: stored.unusableBecause }
  const problem = stopReason({ kind, person: standingOf(person, shipTos, config), method })
  return { schedule, person, billTo, method, payables, known, today, problem }
}

/** What the rules ask of somebody in whose name a schedule pays. */
export const standingOf = (
  { name, isActive, actor, hasBillTo, hasWholeBillTo, shipTos: own }: Person,
  shipTos: readonly string[],
  config: CardConfig['config'],
): Standing['person'] => ({
  name,
  isActive,
  mayPay: actor.can('makePayment'),
  mayView: actor.can('viewAutopay'),
  hasBillTo: hasBillTo && own.length > 0,
  hasWholeBillTo,
  missingShipTos: shipTos.filter((number) => !own.some((each) => each.number === number)),
  mayPayByCard: actor.can('cardPayments') && config.outside.paymentsUrl !== undefined,
})

const kindOfMethod = ({ method }: ScheduleState) => method?.kind ?? 'bank'

/** BILL-5: the coming runs from a day on, soonest first. */
export function runsAhead(state: ScheduleState, count: number, firstDay = state.schedule.firstDay): readonly NextRun[] {
  const { schedule, payables, known } = state
  const { shipTos } = schedule
  const invoices = payables.filter(
    ({ invoiceNumber, open, shipTo }) =>
      open > 0 && !known.offered.has(invoiceNumber) && (shipTos.length === 0 || shipTos.includes(shipTo)),
  )
  const facts = { terms: schedule, methodKind: kindOfMethod(state), firstDay, handled: known.handled, invoices }
  return nextRuns(facts, count)
}

/** BILL-5: what a run would pay on a day of what is open. */
export const choiceOf = (
  state: ScheduleState,
  { payOn, dueBy = payOn, payOnAfter }: { payOn: CalendarDate; dueBy?: CalendarDate; payOnAfter: CalendarDate | null },
  payables = state.payables,
): AutopayChoice =>
  choosePayables(state.schedule, {
    methodKind: kindOfMethod(state),
    payOn,
    dueBy,
    payOnAfter,
    payables,
    discount: state.billTo.terms,
  })
