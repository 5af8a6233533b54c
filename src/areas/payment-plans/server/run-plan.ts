import { Refused } from '#kit/decision.ts'
import { lockInvoices, type LockedInvoice } from '#areas/invoices/server/public.ts'
import type { Payable } from '#areas/payments/payable.ts'
import { planPayment } from '#areas/payments/rules/plan-payment.ts'
import { firstPayOn } from '#areas/payments/rules/check-pay-on.ts'
import { payingBillTo, placePayment } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { holdMethodFor } from '#areas/payment-methods/server/public.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Clock } from '#platform/clock.ts'
import { judgeInstalments } from '../rules/judge-instalments.ts'
import { spreadInstalment } from '../rules/spread-instalment.ts'
import { type About, endPlan, publishPlan } from './end-plan.ts'
import { payerById } from './payer.store.ts'
import {
  instalmentsOf,
  invoicesOf,
  type LockedPlan,
  lockPlan,
  moveInstalment,
  type StoredInstalment,
} from './plan.store.ts'

/** What running plans needs of the process. */
export interface RunningServices {
  readonly db: Database
  readonly clock: Clock
  readonly config: { readonly publicUrl: string }
}

/**
 * NEXT-13: one step of one plan under its lock, until nothing is left to do now: what became of its
 * payments, then the instalment that is due. A step is one transaction. May run at any time, twice
 * at once, and be killed anywhere.
 */
export async function runPlan({ db, clock, config }: RunningServices, id: string): Promise<void> {
  const about = { now: clock.now(), publicUrl: config.publicUrl }
  while (await db.inTransaction((tx) => step(tx, id, about)));
}

/** True when there may be more to do. */
async function step(tx: Transaction, id: string, about: About): Promise<boolean> {
  const plan = await lockPlan(tx, id)
  if (plan?.status !== 'running') return false
  const today = todayIn(plan.timeZone, about.now)
  const instalments = await instalmentsOf(tx, id)
  const { paid, missed, run } = judgeInstalments(instalments, today)
  for (const number of paid) await moveInstalment(tx, id, number, { state: 'paid' })
  if (missed !== undefined) {
    const { paymentReason, paymentStatus, state } = instalments.find(({ number }) => number === missed)!
    const reason = paymentReason || `The payment was ${paymentStatus}.`
    if (state === 'running') await moveInstalment(tx, id, missed, { state: 'missed', reason })
    await endPlan(tx, plan, { status: 'defaulted', reason }, about)
    return false
  }
  if (run !== undefined)
    return runInstalment(
      tx,
      plan,
      instalments.find(({ number }) => number === run)!,
      about,
    )
  if (instalments.some(({ number, state }) => !paid.includes(number) && (state === 'due' || state === 'running'))) {
    if (paid.length > 0) await publishPlan(tx, plan)
    return false
  }
  await endPlan(tx, plan, { status: 'completed', reason: '' }, about)
  return false
}

/**
 * The instalment's payment and its row are one transaction: it is paid once, or missed with the
 * reason.
 */
async function runInstalment(
  tx: Transaction,
  plan: LockedPlan,
  { number, amount }: StoredInstalment,
  about: About,
): Promise<boolean> {
  const { id, division, billTo } = plan
  const invoices = (await lockInvoices(tx, await invoicesOf(tx, id))).map(payableOf)
  const chosen = spreadInstalment(amount, invoices)
  if (chosen.length === 0) {
    await moveInstalment(tx, id, number, { state: 'notNeeded' })
    return true
  }
  try {
    const placed = await placeFor(tx, plan, chosen, invoices, about)
    await moveInstalment(tx, id, number, { state: 'running', paymentId: placed.id })
    await publishPlan(tx, { id, division })
    return true
  } catch (error) {
    // Refused before anything was written: the rules of paying say why.
    if (!(error instanceof Refused)) throw error
    const reason = error.refusal.message
    await moveInstalment(tx, id, number, { state: 'missed', reason })
    await endPlan(tx, { ...plan, billTo }, { status: 'defaulted', reason }, about)
    return false
  }
}

async function placeFor(
  tx: Transaction,
  plan: LockedPlan,
  chosen: ReturnType<typeof spreadInstalment>,
  invoices: readonly Payable[],
  { now, publicUrl }: About,
) {
  const { division, billTo, methodId, timeZone } = plan
  const key = { division, number: billTo }
  const [payer, account, method] = await Promise.all([
    payerById(tx, plan.acceptedBy!),
    payingBillTo(tx, key),
    holdMethodFor(tx, methodId!, key),
  ])
  if (!payer)
    throw new Refused({ code: 'plan_payer_gone', status: 409, message: 'Who accepted the plan is not active.' })
  const payOn = firstPayOn(method?.kind ?? 'card', todayIn(timeZone, now))
  const terms = account?.terms ?? null
  const { total } = planPayment({ invoices: chosen, credits: [], payOn }, { invoices, credits: [], terms })
  return placePayment(
    tx,
    {
      division,
      billTo,
      choice: { invoices: chosen, credits: [], payOn, total },
      methodId,
      mode: 'plan',
      actor: payer.actor,
      receiptEmail: payer.email,
      publicUrl,
      address: '',
    },
    now,
  )
}

const payableOf = ({ totalCents, openCents, ...invoice }: LockedInvoice): Payable => ({
  ...invoice,
  shipToName: '',
  total: totalCents,
  open: openCents,
  planNumber: null,
})
