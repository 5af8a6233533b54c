import { takeFromPlan } from '#areas/invoices/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { sql } from '#platform/database/statement.ts'
import { paymentPlanAddress } from '../payment-plans.addresses.ts'
import { planNewsMail, type PlanNews } from '../rules/plan-mail.ts'
import { whoMayAccept } from './payer.store.ts'
import { type LockedPlan, noteEnded } from './plan.store.ts'

/** When, and where its page is. */
export interface About {
  readonly now: Date
  readonly publicUrl: string
}

/** NEXT-13: ends a locked plan; its invoices are due as before, and both sides are notified. */
export async function endPlan(
  tx: Transaction,
  plan: LockedPlan,
  to: { readonly status: 'completed' | 'defaulted' | 'declined' | 'withdrawn'; readonly reason: string },
  about: About,
): Promise<void> {
  await noteEnded(tx, plan.id, to, about.now)
  await takeFromPlan(tx, plan.id)
  await notifyOfPlan(tx, plan, to.status, to.reason, about)
  await publishPlan(tx, plan)
}

/** Notifies who proposed a plan, and who accepted it or may. */
export async function notifyOfPlan(
  tx: Transaction,
  plan: LockedPlan,
  news: PlanNews,
  reason: string,
  { publicUrl }: About,
): Promise<void> {
  const texts = planNewsMail(news, plan, reason, publicUrl + paymentPlanAddress(plan.id))
  const place = { to: paymentPlanAddress(plan.id), division: plan.division, billTo: plan.billTo }
  const customers =
    plan.acceptedBy === null && news === 'withdrawn'
      ? (await whoMayAccept(tx, { division: plan.division, number: plan.billTo })).map(({ actor }) => actor.userId)
      : plan.acceptedBy === null
        ? []
        : [plan.acceptedBy]
  for (const userId of new Set([plan.proposedBy, ...customers])) await notify(tx, userId, 'paymentPlan', texts, place)
}

const shipTos = sql(
  'payment-plans.ship-tos',
  `select distinct i.ship_to as "shipTo" from payment_plan_invoices n
   join invoices i on i.division = n.division and i.invoice_number = n.invoice_number where n.plan_id = :id`,
)

/** Browsers of everybody who may see the plan show what became of it. */
export async function publishPlan(
  tx: Transaction,
  { id, division }: Pick<LockedPlan, 'id' | 'division'>,
): Promise<void> {
  for (const { shipTo } of await tx.rows<{ shipTo: string }>(shipTos({ id })))
    await publish(tx, { topic: 'payment', division, shipTo, id })
}
