import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { bankingDayFrom } from '#kit/banking-days.ts'
import { benchUser } from './dataset.ts'
import type { Shot } from './measure.ts'
import type { PortalClient } from './portal-client.ts'

/** A customer of their own: what is open for the others does not change while they are read. */
const payer = '0000091'
const invoicesEach = 3
const openCents = 24_000

/**
 * Payments of three invoices by bank, each of invoices that nobody has paid yet; as many as are
 * needed are made ready.
 */
export async function readyPayments(
  db: Database,
  client: PortalClient,
  needed: number,
): Promise<(count: number) => Shot[]> {
  await db.run(`insert into bill_tos (division, number, name) values ('NLV', '${payer}', 'Customer who pays')`)
  await db.run(
    `insert into ship_tos (division, number, bill_to, name, price_class) values ('NLV', '${payer}', '${payer}', 'Kitchen', 'A')`,
  )
  await db.run(`insert into user_bill_tos values ('${benchUser}', 'NLV', '${payer}')`)
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     select 'NLV', 'P' || n, '${payer}', '${payer}', current_date - 9, current_date + 12, ${openCents}, ${openCents}
     from generate_series(1, ${needed * invoicesEach}) n`,
  )
  await db.run('analyze invoices, invoice_entries')
  const payables = await client.send<{ today: string; methods: { paymentSettingsId: string }[] }>(
    client.shot('GET', `/api/divisions/NLV/bill-tos/${payer}/payables`),
  )
  let paid = 0
  return (count) =>
    Array.from({ length: count }, () => {
      const invoices = Array.from({ length: invoicesEach }, () => ({
        invoiceNumber: `P${++paid}`,
        amount: openCents,
        seenOpen: openCents,
      }))
      const body = {
        division: 'NLV',
        billTo: payer,
        invoices,
        credits: [],
        paymentSettingsId: payables.methods[0]!.paymentSettingsId,
        payOn: bankingDayFrom(payables.today),
        total: openCents * invoicesEach,
      }
      return client.shot('POST', '/api/pay/make-payment', body, { 'idempotency-key': randomUUID() })
    })
}
