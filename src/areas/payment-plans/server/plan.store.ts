import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { PaymentStatus } from '#areas/payments/payment.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { InstalmentState, PlanStatus } from '../payment-plan.ts'
import type { PlannedInstalment } from '../rules/plan-instalments.ts'

/** A plan about to be proposed. */
export interface NewPlan extends BillToKey {
  readonly id: string
  readonly covered: number
  readonly actor: Pick<Actor, 'userId'>
  readonly invoices: readonly { readonly invoiceNumber: string; readonly amount: number }[]
  readonly instalments: readonly PlannedInstalment[]
}

const insert = sql(
  'payment-plans.insert',
  `with made as (
     insert into payment_plans (id, division, bill_to, covered_cents, answer_by, proposed_by, proposed_at)
     values (:id, :division, :number, :covered, :answerBy, :userId, :now) returning id, plan_number),
   covered as (
     insert into payment_plan_invoices (plan_id, division, invoice_number, amount_cents)
     select m.id, :division, i."invoiceNumber", i.amount
     from made m, jsonb_to_recordset(:invoices::jsonb) as i ("invoiceNumber" text, amount bigint)),
   agreed as (
     insert into payment_plan_instalments (plan_id, number, due_on, amount_cents)
     select m.id, n.number, n."dueOn", n.amount
     from made m, jsonb_to_recordset(:instalments::jsonb) as n (number int, "dueOn" date, amount bigint))
   select plan_number as "planNumber" from made`,
)

/** Writes a proposal with its invoices and instalments; returns its number. */
export async function insertPlan(tx: Queries, plan: NewPlan, now: Date): Promise<string> {
  const { planNumber } = await tx.row<{ planNumber: string }>(
    insert({
      id: plan.id,
      division: plan.division,
      number: plan.number,
      covered: plan.covered,
      answerBy: plan.instalments[0]!.dueOn,
      userId: plan.actor.userId,
      now,
      invoices: JSON.stringify(plan.invoices),
      instalments: JSON.stringify(plan.instalments),
    }),
  )
  return planNumber
}

/** A plan under its lock. */
export interface LockedPlan {
  readonly id: string
  readonly planNumber: string
  readonly division: string
  readonly billTo: string
  readonly billToName: string
  readonly status: PlanStatus
  readonly covered: number
  readonly answerBy: CalendarDate
  readonly proposedBy: string
  readonly acceptedBy: string | null
  readonly methodId: string | null
  readonly timeZone: string
}

const lock = sql(
  'payment-plans.lock',
  `select p.id, p.plan_number as "planNumber", p.division, p.bill_to as "billTo", o.name as "billToName", p.status,
     p.covered_cents as covered, p.answer_by as "answerBy", p.proposed_by as "proposedBy",
     p.accepted_by as "acceptedBy", p.method_id as "methodId", d.time_zone as "timeZone"
   from payment_plans p join divisions d on d.code = p.division
   join bill_tos o on o.division = p.division and o.number = p.bill_to
   where p.id = :id for no key update of p`,
)

/**
 * Locks a plan until the transaction ends: who changes or runs it waits for whoever does already.
 */
export const lockPlan = (tx: Transaction, id: string): Promise<LockedPlan | undefined> => tx.maybe(lock({ id }))

const accept = sql(
  'payment-plans.accept',
  `update payment_plans set status = 'running', accepted_by = :userId, accepted_at = :now, method_id = :methodId,
     method_name = :methodName
   where id = :id`,
)

/** From now on it runs, in the name of who accepted it. */
export const noteAccepted = (
  tx: Transaction,
  id: string,
  by: { userId: string; methodId: string; methodName: string },
  now: Date,
): Promise<void> => tx.send(accept({ id, userId: by.userId, methodId: by.methodId, methodName: by.methodName, now }))

const end = sql(
  'payment-plans.end',
  'update payment_plans set status = :status, ended_at = :now, reason = :reason where id = :id',
)

/** The plan is over, for a reason. */
export const noteEnded = (
  tx: Transaction,
  id: string,
  to: { status: 'completed' | 'defaulted' | 'declined' | 'withdrawn'; reason: string },
  now: Date,
): Promise<void> => tx.send(end({ id, status: to.status, reason: to.reason, now }))

/** An invoice a plan covers. */
export interface CoveredInvoice {
  readonly division: string
  readonly invoiceNumber: string
  readonly amount: number
}

const covered = sql(
  'payment-plans.invoices',
  `select division, invoice_number as "invoiceNumber", amount_cents as amount
   from payment_plan_invoices where plan_id = :id order by division, invoice_number`,
)

/** What a plan covers. */
export const invoicesOf = (db: Queries, id: string): Promise<CoveredInvoice[]> => db.rows(covered({ id }))

/** An instalment as it is stored. */
export interface StoredInstalment {
  readonly number: number
  readonly dueOn: CalendarDate
  readonly amount: number
  readonly state: InstalmentState
  readonly paymentStatus: PaymentStatus | null
  readonly paymentReason: string | null
}

const instalments = sql(
  'payment-plans.instalments',
  `select n.number, n.due_on as "dueOn", n.amount_cents as amount, n.state, p.status as "paymentStatus",
     p.reason as "paymentReason"
   from payment_plan_instalments n left join payments p on p.id = n.payment_id
   where n.plan_id = :id order by n.number`,
)

/** The instalments of a plan, with what became of their payments. */
export const instalmentsOf = (db: Queries, id: string): Promise<StoredInstalment[]> => db.rows(instalments({ id }))

const move = sql(
  'payment-plans.move-instalment',
  `update payment_plan_instalments set state = :state, reason = :reason,
     payment_id = coalesce(:paymentId::uuid, payment_id)
   where plan_id = :id and number = :number and state in ('due', 'running')`,
)

/** Gives an instalment its new state; `paymentId` when its payment has just been placed. */
export const moveInstalment = (
  tx: Transaction,
  id: string,
  number: number,
  to: { state: InstalmentState; reason?: string; paymentId?: string },
): Promise<number> =>
  tx.run(move({ id, number, state: to.state, reason: to.reason ?? '', paymentId: to.paymentId ?? null }))

const waiting = sql(
  'payment-plans.waiting',
  `select distinct n.plan_id as id
   from payment_plan_instalments n join payment_plans p on p.id = n.plan_id and p.status = 'running'
   join divisions d on d.code = p.division left join payments y on y.id = n.payment_id
   where n.state = 'due' and n.due_on <= (:now::timestamptz at time zone d.time_zone)::date
     or n.state = 'running' and y.status <> 'processing'
     or n.state = 'paid' and y.status in ('failed', 'voided', 'returned', 'refunded')
   order by 1 limit 500`,
)

/**
 * Running plans with something to do: an instalment that is due, or whose payment came to an end.
 */
export const waitingPlans = async (db: Queries, now: Date): Promise<string[]> =>
  (await db.rows<{ id: string }>(waiting({ now }))).map(({ id }) => id)
