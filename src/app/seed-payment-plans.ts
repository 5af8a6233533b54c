import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { lockInvoices, postEntries, putInPlan } from '#areas/invoices/server/public.ts'
import { planInstalments } from '#areas/payment-plans/rules/plan-instalments.ts'
import { spreadInstalment } from '#areas/payment-plans/rules/spread-instalment.ts'
import { insertPlan, moveInstalment, noteAccepted } from '#areas/payment-plans/server/plan.store.ts'
import type { Payable } from '#areas/payments/payable.ts'
import { oldestFirst } from '#areas/payments/rules/oldest-first.ts'
import { planPayment } from '#areas/payments/rules/plan-payment.ts'
import { openPayables } from '#areas/payments/server/payables.store.ts'
import { payingMethodOf } from '#areas/payments/server/paying-method.ts'
import { addEvent, insertPayment, moveTo, noteAsked } from '#areas/payments/server/payment.store.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

interface Sides {
  readonly staffId: string
  readonly userId: string
  readonly email: string
  readonly division: string
  readonly number: string
}

const sides = sql(
  'demo.plan-sides',
  `select s.id as "staffId", u.id as "userId", u.email, b.division, b.bill_to as number
   from users u join user_bill_tos b on b.user_id = u.id, users s
   where u.email = 'accounts@harborbistro.example' and u.is_demo and s.email = 'credit@larder.example' and s.is_demo
   order by b.division desc, b.bill_to limit 1`,
)

/**
 * NEXT-13: an account of the demo pays two invoices by a plan, whose down payment is paid, and has
 * a proposal to answer.
 */
export async function seedPaymentPlans(tx: Queries, today: CalendarDate): Promise<void> {
  const found = await tx.maybe<Sides>(sides())
  if (found) await tx.inTransaction((inner) => seedFor(inner, found, today))
}

async function seedFor(tx: Transaction, of: Sides, today: CalendarDate): Promise<void> {
  const found = await openPayables(tx, of.userId, of)
  if (!found) return
  const open = found.payables.filter((each) => each.open > 10_000).toSorted(oldestFirst)
  const late = open.filter(({ dueDate }) => dueDate < today)
  // The oldest are those that a visitor pays first; where little is past due, the last two are
  // those of links.
  const [running, proposed] =
    late.length > 4 ? [late.slice(-3, -1), late.slice(-1)] : [open.slice(-5, -3), open.slice(-3, -2)]
  const bank = found.methods.map((each) => payingMethodOf(each, today)).find(({ kind }) => kind === 'bank')
  if (running.length === 0 || proposed.length === 0 || !bank) return
  const plan = await propose(tx, of, running, addDays(today, -3))
  const { division } = of
  await putInPlan(
    tx,
    { planId: plan.id, planNumber: plan.planNumber },
    running.map(({ invoiceNumber }) => ({ division, invoiceNumber })),
  )
  const accepted = { userId: of.userId, methodId: bank.paymentSettingsId, methodName: bank.name }
  await noteAccepted(tx, plan.id, accepted, at(today, -3, 18))
  await payDown(tx, of, { planId: plan.id, amount: plan.downPayment, invoices: running, bank }, today)
  await propose(tx, of, proposed, addDays(today, 7))
}

const at = (today: CalendarDate, days: number, hour: number): Date => new Date(`${addDays(today, days)}T${hour}:05:00Z`)

/** A fifth down, and then three months. */
async function propose(
  tx: Transaction,
  { staffId, division, number }: Sides,
  invoices: readonly Payable[],
  startsOn: CalendarDate,
) {
  const id = uuidv7()
  const covered = invoices.reduce((sum, { open }) => sum + open, 0)
  const downPayment = Math.floor(covered / 5)
  const terms = { downPayment, startsOn, instalments: 3, pace: 'month', firstOn: addDays(startsOn, 30) } as const
  const instalments = planInstalments(covered, terms)
  const plan = {
    id,
    division,
    number,
    covered,
    actor: { userId: staffId },
    invoices: invoices.map(({ invoiceNumber, open }) => ({ invoiceNumber, amount: open })),
    instalments,
  }
  const planNumber = await insertPlan(tx, plan, at(startsOn, -8, 17))
  return { id, planNumber, downPayment }
}

async function payDown(
  tx: Transaction,
  of: Sides,
  {
    planId,
    amount,
    invoices,
    bank,
  }: { planId: string; amount: number; invoices: readonly Payable[]; bank: ReturnType<typeof payingMethodOf> },
  today: CalendarDate,
): Promise<void> {
  const { division, number, userId, email } = of
  const id = uuidv7()
  const now = at(today, -3, 19)
  const payOn = addDays(today, -3)
  const chosen = spreadInstalment(amount, invoices)
  const plan = planPayment({ invoices: chosen, credits: [], payOn }, { invoices, credits: [], terms: null })
  await lockInvoices(
    tx,
    plan.invoices.map(({ invoiceNumber }) => ({ division, invoiceNumber })),
  )
  const actor = { userId, realUserId: userId }
  await insertPayment(
    tx,
    {
      id,
      division,
      billTo: number,
      status: 'processing',
      amount: plan.total,
      payingKind: 'bank',
      methodId: bank.paymentSettingsId,
      methodName: bank.name,
      methodDescription: bank.description,
      mode: 'plan',
      payOn,
      receiptEmail: email,
      actor,
      lines: plan.invoices,
    },
    now,
  )
  const entries = plan.invoices.map(
    ({ invoiceNumber, pay }) => ({ division, invoiceNumber, kind: 'payment', amountCents: -pay }) as const,
  )
  await postEntries(tx, id, entries, now)
  await addEvent(tx, id, { kind: 'placed', actor }, now)
  await noteAsked(tx, id, now)
  await addEvent(tx, id, { kind: 'asked' }, now)
  await moveTo(tx, id, { status: 'paid', reason: '', reasonCode: '' }, at(today, -1, 12))
  await addEvent(tx, id, { kind: 'paid' }, at(today, -1, 12))
  await moveInstalment(tx, planId, 0, { state: 'paid', paymentId: id })
}
