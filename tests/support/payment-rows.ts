import type { Database } from '#platform/database/database.ts'
import { v7 as uuidv7 } from 'uuid'
import { people } from './distributor.ts'

/** BILL-4: a payment of a part of the invoice, by a method whose words nobody else may read. */
export async function addPayment(
  db: Database,
  paid: { division: string; shipTo: string; billTo: string; invoiceNumber: string; word: string },
): Promise<string> {
  const id = uuidv7()
  const { division, shipTo, billTo, invoiceNumber, word } = paid
  await db.run(
    `insert into payments (id, division, bill_to, amount_cents, paying_kind, method_id, method_name, method_description,
       pay_on, receipt_email, placed_at, changed_at)
     values ($1, $2, $3, 100, 'bank', $1, $4, $4, '2026-03-02', $5, '2026-03-01', '2026-03-01')`,
    [id, division, billTo, word, `${word}@larder.example`],
  )
  await db.run(
    `insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
       discount_cents, credit_cents)
     values ($1, $2, $3, $4, 4000, 100, 0, 0)`,
    [id, division, invoiceNumber, shipTo],
  )
  await db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     values ($1, $2, 'payment', $3, -100, '2026-03-01')`,
    [division, invoiceNumber, id],
  )
  return id
}

/** NEXT-13: a link for the invoice, to an address that nobody else may read. */
export async function addPaymentLink(
  db: Database,
  sent: { division: string; billTo: string; invoiceNumber: string; word: string },
): Promise<string> {
  const id = uuidv7()
  const { division, billTo, invoiceNumber, word } = sent
  await db.run(
    `insert into payment_links (id, token_hash, division, bill_to, email, created_by, created_at, expires_at)
     values ($1::uuid, sha256($1::uuid::text::bytea), $2, $3, $4, $5, '2026-03-01', '2026-03-15')`,
    [id, division, billTo, `${word}@larder.example`, people.admin],
  )
  await db.run('insert into payment_link_invoices values ($1, $2, $3)', [id, division, invoiceNumber])
  return id
}

/** NEXT-13: a plan that runs for the invoice, ended for a reason nobody else may read. */
export async function addPaymentPlan(
  db: Database,
  made: { division: string; billTo: string; invoiceNumber: string; word: string },
): Promise<string> {
  const id = uuidv7()
  const { division, billTo, invoiceNumber, word } = made
  await db.run(
    `insert into payment_plans (id, division, bill_to, status, covered_cents, answer_by, proposed_by, proposed_at, ended_at,
       reason)
     values ($1, $2, $3, 'withdrawn', 3900, '2026-03-05', $4, '2026-03-01', '2026-03-01', $5)`,
    [id, division, billTo, people.admin, word],
  )
  await db.run('insert into payment_plan_invoices values ($1, $2, $3, 3900)', [id, division, invoiceNumber])
  await db.run(
    `insert into payment_plan_instalments (plan_id, number, due_on, amount_cents) values ($1, 1, '2026-03-05', 3900)`,
    [id],
  )
  return id
}

/** PROFILE-4: a bank account with sealed numbers. */
export async function addBankAccount(
  db: Database,
  account: { division: string; billTo: string; owner: string; description: string; sealed: string },
): Promise<string> {
  const id = uuidv7()
  await db.run(`insert into payment_methods (id, kind, owner_id, description) values ($1, 'bank', $2, $3)`, [
    id,
    account.owner,
    account.description,
  ])
  await db.run('insert into payment_method_bill_tos values ($1, $2, $3)', [account.division, account.billTo, id])
  await db.run(`insert into bank_accounts values ($1, $2, 'B', '0021', '4321', $3, $3)`, [
    id,
    account.description,
    account.sealed,
  ])
  return id
}
