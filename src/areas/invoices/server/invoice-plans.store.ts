import type { Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { InvoiceKey } from './post-entries.store.ts'

const put = sql(
  'invoices.put-in-plan',
  `insert into invoice_plans (division, invoice_number, plan_id, plan_number)
   select k.division, k.number, :planId, :planNumber from unnest(:divisions::text[], :numbers::text[]) k (division, number)
   on conflict (division, invoice_number) do nothing`,
)
const take = sql('invoices.take-from-plan', 'delete from invoice_plans where plan_id = :planId')

/** Puts invoices into a payment plan; returns how many were in none. */
export const putInPlan = (
  tx: Transaction,
  plan: { readonly planId: string; readonly planNumber: string },
  invoices: readonly InvoiceKey[],
): Promise<number> =>
  tx.run(
    put({
      planId: plan.planId,
      planNumber: plan.planNumber,
      divisions: invoices.map(({ division }) => division),
      numbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
    }),
  )

/** The invoices of a plan are due as before. */
export const takeFromPlan = (tx: Transaction, planId: string): Promise<number> => tx.run(take({ planId }))
