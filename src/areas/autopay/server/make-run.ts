import { addDays, type CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import type { Actor } from '#kit/actor.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { makePaymentRefusals } from '#areas/payments/payments.refusals.ts'
import { type PlacedPayment, placePayment } from '#areas/payments/server/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { AutopayOutcome } from '../autopay.ts'
import { payDay } from '../rules/autopay-days.ts'
import { overLimitMail, stoppedMail } from '../rules/autopay-mail.ts'
import type { AutopayChoice } from '../rules/choose-payables.ts'
import type { NextRun } from '../rules/next-runs.ts'
import { runWords } from '../rules/run-words.ts'
import { addAutopayEvent, addRun } from './event.store.ts'
import { mailedSchedule, notifyOfStop, placeOf } from './mail-about.ts'
import { autopayPayables } from './payables.store.ts'
import { publishAutopay } from './plan-next.ts'
import { endSchedule } from './schedule.store.ts'
import { choiceOf, runsAhead, type ScheduleState } from './schedule-state.ts'

/** What running needs of the process. */
export type RunServices = Pick<Services, 'config'>

interface Made {
  readonly outcome: AutopayOutcome
  readonly chosen: AutopayChoice
  readonly payment?: PlacedPayment
  /** Why it stopped the schedule. */
  readonly reason?: string
}

/** What was open changed while the run was made: it is chosen once more. */
const changedMeanwhile: ReadonlySet<string> = new Set(
  [
    makePaymentRefusals.invoices_changed,
    makePaymentRefusals.total_changed,
    makePaymentRefusals.invoice_not_payable,
    makePaymentRefusals.credit_not_usable,
  ].map(({ code }) => code),
)
/** What the next run would be refused for as well. */
const forGood: ReadonlySet<string> = new Set(
  [
    makePaymentRefusals.bill_to_not_found,
    makePaymentRefusals.method_required,
    makePaymentRefusals.method_not_for_bill_to,
    makePaymentRefusals.card_expired,
    makePaymentRefusals.card_payments_not_allowed,
  ].map(({ code }) => code),
)
const maxTries = 5

/** Who makes a run, and when: null for the portal itself. */
export interface RunBy {
  readonly now: Date
  readonly actor: Pick<Actor, 'userId' | 'realUserId'> | null
}

/**
 * BILL-5, security 29: makes the run of a period under the schedule's lock: payment, run, log and
 * mail in one transaction. The run's key lets no second one be written, whoever believes that it is
 * theirs. Returns the day from which on the next run is planned, and what happened in words.
 */
export async function makeRun(
  tx: Transaction,
  services: RunServices,
  state: ScheduleState,
  run: NextRun,
  by: RunBy,
): Promise<{ readonly firstDay: CalendarDate; readonly isStopped: boolean; readonly words: string }> {
  const { schedule, today } = state
  const { id, limit } = schedule
  const { now, actor } = by
  const payOn = payDay(state.method?.kind ?? 'bank', today)
  const made = await pay(tx, services, state, run, { now, payOn })
  const { outcome, chosen, payment, reason = '' } = made
  const invoiceNumbers = chosen.choice.invoices.map(({ invoiceNumber }) => invoiceNumber)
  const result = { outcome, payOn, amount: chosen.plan.total, limit }
  const paymentId = payment?.id ?? null
  await addRun(tx, id, { ...result, period: run.period, paymentId, invoiceNumbers }, now)
  const message = runWords({ ...result, invoices: invoiceNumbers.length, reason })
  await addAutopayEvent(tx, id, { kind: outcome, actor, message, ...(payment && { paymentId: payment.id }) }, now)
  const mailed = mailedSchedule(services, state)
  if (outcome === 'overLimit')
    await notify(tx, state.person.userId, 'autopay', overLimitMail(mailed, message), placeOf(state.schedule))
  const isStopped = outcome === 'stopped'
  if (isStopped) {
    await endSchedule(tx, id, { reason }, now)
    await notifyOfStop(tx, state, stoppedMail(mailed, reason))
  }
  await publishAutopay(tx, state)
  const last = run.period > today ? run.period : today
  return { firstDay: addDays(last, 1), isStopped, words: message }
}

/** Pays what the run is for; what becomes of it otherwise is returned, never thrown. */
async function pay(
  tx: Transaction,
  services: RunServices,
  state: ScheduleState,
  run: NextRun,
  { now, payOn }: { now: Date; payOn: CalendarDate },
): Promise<Made> {
  const { schedule, person, problem, today } = state
  const { division, billTo, methodId } = schedule
  const [, after] = runsAhead(state, 2)
  // A run that is early pays what was planned, one that is late what is due by now.
  const dueBy = run.payOn > today ? run.payOn : today
  const choose = (payables = state.payables) =>
    choiceOf(state, { payOn, dueBy, payOnAfter: after?.payOn ?? null }, payables)
  if (problem !== undefined) return { outcome: 'stopped', chosen: choose(), reason: problem }
  for (let tries = 1; tries <= maxTries; tries++) {
    const payables = await autopayPayables(tx, person.userId, { division, number: billTo })
    const chosen = choose(payables)
    const { choice } = chosen
    if (choice.invoices.length === 0) return { outcome: 'nothingDue', chosen }
    if (chosen.isOverLimit) return { outcome: 'overLimit', chosen }
    const order = {
      division,
      billTo,
      choice,
      methodId: choice.total > 0 ? methodId : null,
      mode: 'autopay',
      actor: person.actor,
      receiptEmail: person.email,
      publicUrl: services.config.publicUrl,
      address: 'autopay',
    } as const
    try {
      // A savepoint: what is refused leaves nothing behind in this transaction.
      const payment = await tx.inTransaction((inner) => placePayment(inner, order, now))
      return { outcome: 'paid', chosen, payment }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, message } = error.refusal
      if (forGood.has(code)) return { outcome: 'stopped', chosen, reason: message }
      if (!changedMeanwhile.has(code)) throw error
    }
  }
  throw new Error(`What is open for autopay schedule ${schedule.id} changes too often; its run is tried again`)
}
