import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/** A request with a comment for everybody and one among staff, each with a word of its own. */
export async function addCreditRequest(
  db: Database,
  credit: {
    readonly division: string
    readonly shipTo: string
    readonly billTo: string
    readonly invoiceNumber: string
    readonly createdBy: string
    readonly word: string
    readonly internal: string
  },
): Promise<string> {
  const id = uuidv7()
  const { division, shipTo, billTo, invoiceNumber, createdBy, word, internal } = credit
  await db.run(
    `insert into credit_requests (id, division, invoice_number, invoice_date, ship_to, bill_to, origin, status,
       dsr_status, codes, credit_types, amount_cents, charges_cents, claim_charges_cents, note, created_by, created_at,
       changed_at, due_at)
     values ($1, $2, $3, '2026-02-01', $4, $5, 'customer', 'pendingDsrApproval', 'pending', '{SHORT}', '{credit}', 100, 0,
       0, $6, $7, '2026-03-01', '2026-03-01', '2026-03-02')`,
    [id, division, invoiceNumber, shipTo, billTo, word, createdBy],
  )
  await db.run(
    `insert into credit_request_events (request_id, version, at, kind, to_status, by_user, amount_cents)
     values ($1, 1, '2026-03-01', 'created', 'pendingDsrApproval', $2, 100)`,
    [id, createdBy],
  )
  for (const [text, isInternal] of [
    [word, false],
    [internal, true],
  ])
    await db.run(
      `insert into credit_request_comments (id, request_id, at, by_user, is_by_staff, is_internal, text)
       values ($1, $2, '2026-03-01', $3, true, $4, $5)`,
      [uuidv7(), id, createdBy, isInternal, text],
    )
  return id
}
