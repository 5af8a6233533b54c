import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { addBank } from '#areas/payments/testing/paying-customer.ts'
import { checkBooks } from '#platform/book-check.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { proposePaymentPlan } from '../payment-plans.endpoints.ts'
import { planBookChecks } from '../server/book-checks.ts'
import { waitingPlans } from '../server/plan.store.ts'
import { runPlan } from '../server/run-plan.ts'

/** A portal in which the office proposes plans to the buyer. */
export async function planWorld() {
  const api = await startApi({ PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
  const { db, clock } = api
  await migrateJobs(api.url, createLog('silent'))
  const [admin, buyer, stranger] = await Promise.all([api.as('admin'), api.as('buyer'), api.as('stranger')])
  const bank = await addBank(buyer, db)
  type Body = CallInput<typeof proposePaymentPlan>['body']

  /** The body of a plan for invoices that are stored with it: $10.00 down, then weekly. */
  const bodyOf = async (invoices: readonly (readonly [string, number])[], more: Partial<Body> = {}): Promise<Body> => {
    await storeInvoices(
      db,
      invoices.map(([invoiceNumber, totalCents]) => ({ invoiceNumber, totalCents })),
    )
    return {
      division: 'NLV',
      billTo: '0000100',
      invoices: invoices.map(([invoiceNumber, seenOpen]) => ({ invoiceNumber, seenOpen })),
      downPayment: 1000,
      startsOn: '2026-03-02',
      instalments: 2,
      pace: 'week',
      firstOn: '2026-03-09',
      ...more,
    }
  }
  const propose = async (invoices: readonly (readonly [string, number])[], more: Partial<Body> = {}) => {
    const body = await bodyOf(invoices, more)
    const made = await admin.ask(proposePaymentPlan, { body })
    return { ...made, params: { planId: made.id } }
  }
  const services = { db, clock, config: { publicUrl: 'https://larder.example' } }
  const run = async () => {
    for (const id of await waitingPlans(db, clock.now())) await runPlan(services, id)
  }
  const planOf = (id: string) =>
    db.row<{ status: string; reason: string; states: string[]; paid: number }>(
      `select p.status, p.reason,
         array(select n.state from payment_plan_instalments n where n.plan_id = p.id order by n.number) as states,
         (select count(*)::int from payment_plan_instalments n where n.plan_id = p.id and n.payment_id is not null) as paid
       from payment_plans p where p.id = $1`,
      [id],
    )
  const paymentsOf = (id: string) =>
    db.rows<{ id: string; amount: number; status: string; payOn: string }>(
      `select y.id, y.amount_cents as amount, y.status, y.pay_on as "payOn" from payment_plan_instalments n
       join payments y on y.id = n.payment_id where n.plan_id = $1 order by n.number`,
      [id],
    )
  const openOf = async (invoiceNumber: string): Promise<number> =>
    (
      await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [
        invoiceNumber,
      ])
    ).open
  const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...planBookChecks])
  return {
    api,
    db,
    clock,
    admin,
    buyer,
    stranger,
    bank,
    services,
    bodyOf,
    propose,
    run,
    planOf,
    paymentsOf,
    openOf,
    books,
  }
}
