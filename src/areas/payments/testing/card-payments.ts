import { readLedger } from '#areas/card-sandbox/server/card-ledger.ts'
import type { Database } from '#platform/database/database.ts'
import { people } from '#tests/support/distributor.ts'

/**
 * Card payments of $1.00 and more, each of an invoice of its own, as `placePayment` leaves them;
 * every eighth is of the second method. Returns their ids.
 */
export async function storeCardPayments(
  db: Database,
  prefix: string,
  count: number,
  methods: readonly [string, string],
): Promise<string[]> {
  const values = [prefix, count, people.buyer, methods]
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     select 'NLV', $1 || n, '0000101', '0000100', '2026-02-02', '2026-02-23', 100 + n, 100 + n
     from generate_series(1, $2::int) n`,
    values.slice(0, 2),
  )
  await db.run(
    `insert into payments (id, division, bill_to, amount_cents, paying_kind, method_id, method_name, method_description,
       pay_on, placed_by, receipt_email, placed_at, changed_at)
     select gen_random_uuid(), 'NLV', '0000100', 100 + n, 'card', ($4::uuid[])[1 + (n % 8 = 0)::int], 'Visa ending in 4242',
       $1 || n, '2026-03-02', $3, 'buyer@larder.example', '2026-03-02', '2026-03-02'
     from generate_series(1, $2::int) n`,
    values,
  )
  await db.run(
    `insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
       discount_cents, credit_cents)
     select id, 'NLV', method_description, '0000101', amount_cents, amount_cents, 0, 0
     from payments where method_description like $1 || '%'`,
    [prefix],
  )
  await db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     select 'NLV', method_description, 'payment', id::text, -amount_cents, '2026-03-02'
     from payments where method_description like $1 || '%'`,
    [prefix],
  )
  const rows = await db.rows<{ id: string }>(`select id from payments where method_description like $1 || '%'`, [
    prefix,
  ])
  return rows.map(({ id }) => id)
}

/** Compares such payments with the processor's own ledger. */
export async function compareWithProcessor(db: Database, prefix: string, ledgerPath: string) {
  const paid = await db.rows<{ number: string; status: string }>(
    `select payment_number as number, status from payments where method_description like $1 || '%'`,
    [prefix],
  )
  const charged = new Map<string, number>()
  for (const each of readLedger(ledgerPath))
    if (each.kind === 'charge' && each.state === 'approved')
      charged.set(each.reference, (charged.get(each.reference) ?? 0) + 1)
  return {
    doubles: paid.filter(({ number }) => (charged.get(number) ?? 0) > 1).length,
    /** Paid for us and not charged, or charged and not paid for us. */
    lost: paid.filter(({ number, status }) => (status === 'paid') !== charged.has(number)).length,
    statuses: new Set(paid.map(({ status }) => status)),
  }
}
