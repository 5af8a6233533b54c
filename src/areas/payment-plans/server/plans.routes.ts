import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused, why } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { payingBillTo } from '#areas/payments/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import type { PaymentPlan, PlanSummary } from '../payment-plan.ts'
import { draftPaymentPlan, getPaymentPlan, listPaymentPlans, proposePaymentPlan } from '../payment-plans.endpoints.ts'
import { paymentPlanAddress } from '../payment-plans.addresses.ts'
import { paymentPlanRefusals } from '../payment-plans.refusals.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { mayAcceptPlan, mayDeclinePlan, mayWithdrawPlan, shownStatus } from '../rules/may-change-plan.ts'
import { proposalMail } from '../rules/plan-mail.ts'
import { publishPlan } from './end-plan.ts'
import { whoMayAccept } from './payer.store.ts'
import {
  coverableInvoices,
  mayReadBillTo,
  readPlan,
  readPlans,
  type StoredPlan,
  type StoredSummary,
} from './plan-list.store.ts'
import { insertPlan } from './plan.store.ts'

/** NEXT-13: a page of plans. */
export const listPaymentPlansHandler = handle(listPaymentPlans, async ({ db, query, caller, now }) => {
  const { pageNo, pageSize, includeTotal = false, keyword, status = null } = query
  const { plans, total } = await readPlans(db, {
    userId: caller.actor.userId,
    keyword,
    status,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    includeTotal,
    now,
  })
  return {
    plans: plans.map(toSummary),
    ...(total !== null && { totalRecords: total }),
    pageNo,
    pageSize,
  }
})

/** NEXT-13: one plan; those of others read like missing ones. */
export const getPaymentPlanHandler = handle(getPaymentPlan, async ({ db, params, caller, now }) => {
  const stored = await readPlan(db, caller.actor.userId, params.planId, now)
  if (!stored) throw new Refused(paymentPlanRefusals.plan_not_found)
  return { plan: toPlan(stored, caller.actor), today: stored.today }
})

/** NEXT-13: what a new plan can cover. */
export const draftPaymentPlanHandler = handle(draftPaymentPlan, async ({ db, params, caller, now }) => {
  const { userId } = caller.actor
  const billTo = { division: params.division, number: params.billTo }
  const [payer, isTheirs, invoices] = await Promise.all([
    payingBillTo(db, billTo),
    mayReadBillTo(db, userId, billTo),
    coverableInvoices(db, userId, billTo),
  ])
  if (!payer || !isTheirs) throw new Refused(paymentPlanRefusals.plan_bill_to_not_found)
  return { billToName: payer.name, today: todayIn(payer.timeZone, now), invoices }
})

/** NEXT-13: writes the proposal and notifies everybody who may accept it. */
export const proposePaymentPlanHandler = handle(
  proposePaymentPlan,
  async ({ db, body, caller, services, now, address }) => {
    const { actor } = caller
    const { division } = body
    const billTo = { division, number: body.billTo }
    const [payer, isTheirs, known] = await Promise.all([
      payingBillTo(db, billTo),
      mayReadBillTo(db, actor.userId, billTo),
      coverableInvoices(db, actor.userId, billTo),
    ])
    if (!payer || !isTheirs) throw new Refused({ ...paymentPlanRefusals.plan_bill_to_not_found, field: 'billTo' })
    const { covered, instalments } = orRefuse(checkPlan(body, known, todayIn(payer.timeZone, now)))
    const id = uuidv7()
    const invoices = body.invoices.map(({ invoiceNumber, seenOpen }) => ({ invoiceNumber, amount: seenOpen }))
    const plan = { id, ...billTo, covered, actor, invoices, instalments }
    const planNumber = await db.inTransaction(async (tx) => {
      const number = await insertPlan(tx, plan, now)
      const people = await whoMayAccept(tx, billTo)
      const place = { to: paymentPlanAddress(id), division, billTo: billTo.number }
      const url = services.config.publicUrl + place.to
      const mailed = { planNumber: number, billToName: payer.name, covered }
      const texts = proposalMail(mailed, { instalments, answerBy: instalments[0]!.dueOn }, url)
      for (const person of people) await notify(tx, person.actor.userId, 'paymentPlan', texts, place)
      const details = { planNumber: number, billTo: billTo.number, covered, instalments: instalments.length }
      await audit(tx, {
        actor,
        action: 'payment-plan.propose',
        entity: `payment-plan:${id}`,
        division,
        details,
        address,
      })
      await publishPlan(tx, { id, division })
      return number
    })
    const message = `Plan ${planNumber} over ${formatCents(covered)} in ${plural(instalments.length, 'payment')} was proposed`
    return { isSuccess: true as const, message, id, planNumber }
  },
)

function toSummary({ today, ...plan }: StoredSummary): PlanSummary {
  return { ...plan, status: shownStatus(plan.status, plan.answerBy, today) }
}

/** A plan with what the reader may do. */
export function toPlan(stored: StoredPlan, actor: Actor): PaymentPlan {
  const { today, ...plan } = stored
  const status = shownStatus(plan.status, plan.answerBy, today)
  const isCustomer = actor.kind === 'external' && actor.can('makePayment')
  const isStaff = actor.kind === 'internal' && actor.can('proposePaymentPlans')
  const no = { allowed: false, refusal: common.feature_missing } as const
  return {
    ...plan,
    status,
    abilities: {
      accept: why(isCustomer ? mayAcceptPlan(status) : no) ?? null,
      decline: why(isCustomer ? mayDeclinePlan(status) : no) ?? null,
      withdraw: why(isStaff ? mayWithdrawPlan(status) : no) ?? null,
    },
  }
}
