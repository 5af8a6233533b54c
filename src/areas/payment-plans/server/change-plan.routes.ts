import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { lockInvoices, putInPlan } from '#areas/invoices/server/public.ts'
import { holdMethodFor } from '#areas/payment-methods/server/public.ts'
import { checkMethod } from '#areas/payments/rules/check-method.ts'
import { payingMethodOf } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { acceptPaymentPlan, declinePaymentPlan, withdrawPaymentPlan } from '../payment-plans.endpoints.ts'
import { paymentPlanRefusals } from '../payment-plans.refusals.ts'
import { mayAcceptPlan, mayDeclinePlan, mayWithdrawPlan, shownStatus } from '../rules/may-change-plan.ts'
import { endPlan, notifyOfPlan, publishPlan } from './end-plan.ts'
import { queuePlan } from './queue-plan.ts'
import { readPlan } from './plan-list.store.ts'
import { invoicesOf, type LockedPlan, lockPlan, noteAccepted } from './plan.store.ts'

/** The plan under its lock, when the actor may read it, with the status people see. */
async function holdPlan(tx: Transaction, actor: Actor, id: string, now: Date): Promise<LockedPlan> {
  const plan = await lockPlan(tx, id)
  const stored = plan && (await readPlan(tx, actor.userId, id, now))
  if (!stored) throw new Refused(paymentPlanRefusals.plan_not_found)
  return { ...plan, status: shownStatus(plan.status, plan.answerBy, todayIn(plan.timeZone, now)) }
}

/**
 * NEXT-13: under the locks of plan and invoices, so that a plan is accepted or withdrawn, and an
 * invoice is in one plan.
 */
export const acceptPaymentPlanHandler = handle(
  acceptPaymentPlan,
  ({ db, params, body, caller, services, now, address }) =>
    db.inTransaction(async (tx) => {
      const { actor } = caller
      const plan = await holdPlan(tx, actor, params.planId, now)
      orRefuse(mayAcceptPlan(plan.status))
      const covered = await invoicesOf(tx, plan.id)
      const locked = new Map((await lockInvoices(tx, covered)).map((invoice) => [invoice.invoiceNumber, invoice]))
      if (covered.some(({ invoiceNumber, amount }) => locked.get(invoiceNumber)?.openCents !== amount))
        throw new Refused(paymentPlanRefusals.plan_amounts_changed)
      const stored = await holdMethodFor(tx, body.paymentSettingsId, { division: plan.division, number: plan.billTo })
      const today = todayIn(plan.timeZone, now)
      const method = orRefuse(checkMethod(stored && payingMethodOf(stored, today), actor.can('cardPayments')))
      const { id, planNumber, division, billTo } = plan
      if ((await putInPlan(tx, { planId: id, planNumber }, covered)) !== covered.length)
        throw new Refused(paymentPlanRefusals.plan_invoice_taken)
      const { userId } = actor
      await noteAccepted(tx, id, { userId, methodId: method.paymentSettingsId, methodName: method.name }, now)
      const about = { now, publicUrl: services.config.publicUrl }
      await notifyOfPlan(tx, { ...plan, acceptedBy: userId }, 'accepted', '', about)
      await publishPlan(tx, plan)
      // A first payment of today is not kept waiting for the next round.
      await queuePlan(tx, id)
      const details = { planNumber, billTo, methodName: method.name }
      await audit(tx, {
        actor,
        action: 'payment-plan.accept',
        entity: `payment-plan:${id}`,
        division,
        details,
        address,
      })
      return { isSuccess: true as const, message: `Plan ${planNumber} was accepted and runs` }
    }),
)

/** NEXT-13: the customer does not want it. */
export const declinePaymentPlanHandler = handle(declinePaymentPlan, ({ db, params, caller, services, now, address }) =>
  db.inTransaction(async (tx) => {
    const { actor } = caller
    const plan = await holdPlan(tx, actor, params.planId, now)
    orRefuse(mayDeclinePlan(plan.status))
    const { id, planNumber, division, billTo } = plan
    await endPlan(tx, plan, { status: 'declined', reason: '' }, { now, publicUrl: services.config.publicUrl })
    const details = { planNumber, billTo }
    await audit(tx, { actor, action: 'payment-plan.decline', entity: `payment-plan:${id}`, division, details, address })
    return { isSuccess: true as const, message: `Plan ${planNumber} was declined` }
  }),
)

/** NEXT-13: staff take it back, or end it; what is being collected goes its way. */
export const withdrawPaymentPlanHandler = handle(
  withdrawPaymentPlan,
  ({ db, params, body, caller, services, now, address }) =>
    db.inTransaction(async (tx) => {
      const { actor } = caller
      const plan = await holdPlan(tx, actor, params.planId, now)
      orRefuse(mayWithdrawPlan(plan.status))
      const { id, planNumber, division, billTo } = plan
      const { reason } = body
      await endPlan(tx, plan, { status: 'withdrawn', reason }, { now, publicUrl: services.config.publicUrl })
      const details = { planNumber, billTo, reason }
      await audit(tx, {
        actor,
        action: 'payment-plan.withdraw',
        entity: `payment-plan:${id}`,
        division,
        details,
        address,
      })
      return { isSuccess: true as const, message: `Plan ${planNumber} was ended` }
    }),
)
