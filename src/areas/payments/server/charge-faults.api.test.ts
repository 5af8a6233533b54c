import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLedger } from '#areas/card-sandbox/server/card-ledger.ts'
import { enterCard } from '#areas/card-sandbox/testing/enter-card.ts'
import { faultsFrom, randomFrom, startFaultyProcessor } from '#areas/card-sandbox/testing/faulty-processor.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { checkBooks } from '#platform/book-check.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import type { CardProcessor } from '#platform/payments/card-processor.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { addCard } from '../testing/paying-customer.ts'
import { paymentBookChecks } from './book-checks.ts'
import { chargeCard } from './charge-card.ts'

const api = await startApi()
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const services = { db, clock, log: createLog('silent'), config: { publicUrl: 'https://larder.example' } }
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/**
 * Card payments of $1.00 and more, each of an invoice of its own, as `placePayment` leaves them.
 */
async function storePayments(prefix: string, count: number, methods: readonly string[]): Promise<string[]> {
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

/** Milliseconds of the client's timeout, and after which a late request arrives. */
const timeoutMs = 400
const lateMs = 900

/**
 * Runs the real charging until no payment is processing, and compares with the processor's ledger.
 */
async function runRounds(prefix: string, rounds: number, weaken: (processor: CardProcessor) => CardProcessor) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-pay-faults-'))
  folders.push(folder)
  const wire = await startFaultyProcessor(folder, faultsFrom(randomFrom(11)), lateMs)
  const client = cardProcessorOf(wire, timeoutMs)!
  const methods = [
    await addCard(db, { utaTokenId: await enterCard(client, '4242424242424242') }),
    await addCard(db, { utaTokenId: await enterCard(client, '4000000000005019') }),
  ]
  const ids = await storePayments(prefix, rounds, methods)
  const open = [...ids]
  const processor = weaken(client)
  const statusOf = async (id: string) =>
    (await db.row<{ status: string }>('select status from payments where id = $1', [id])).status
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      for (let id = open.shift(); id !== undefined; id = open.shift()) {
        // As the queue does: at least once, and now and then twice at the same time.
        const looks = open.length % 9 === 0 ? 2 : 1
        await Promise.all(Array.from({ length: looks }, () => chargeCard(services, processor, id!)))
        if ((await statusOf(id)) === 'processing') open.push(id)
      }
    }),
  )
  const kills = wire.kills()
  await wire.stop()
  const paid = await db.rows<{ number: string; status: string }>(
    `select payment_number as number, status from payments where method_description like $1 || '%'`,
    [prefix],
  )
  const charged = new Map<string, number>()
  for (const each of readLedger(join(folder, 'card-ledger.jsonl')))
    if (each.kind === 'charge' && each.state === 'approved')
      charged.set(each.reference, (charged.get(each.reference) ?? 0) + 1)
  return {
    kills,
    doubles: paid.filter(({ number }) => (charged.get(number) ?? 0) > 1).length,
    /** Paid for us and not charged, or charged and not paid for us. */
    lost: paid.filter(({ number, status }) => (status === 'paid') !== charged.has(number)).length,
    statuses: new Set(paid.map(({ status }) => status)),
  }
}

test(
  '2,000 card payments through a processor that is down, late, dropped, answers twice or is killed: 0 double, 0 lost, and the books balance [BILL-3]',
  { timeout: 600_000 },
  async () => {
    const { doubles, lost, kills, statuses } = await runRounds('F', 2000, (processor) => processor)
    expect([doubles, lost]).toEqual([0, 0])
    expect(kills).toBeGreaterThan(2)
    expect(statuses).toEqual(new Set(['paid', 'failed']))
    expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])).toEqual([])
  },
)

test(
  'planted: a retry with a new key charges twice, and the count sees it [BILL-3]',
  { timeout: 240_000 },
  async () => {
    let retry = 0
    const { doubles } = await runRounds('G', 200, (processor) => ({
      ...processor,
      chargeOf: async () => undefined,
      charge: (request) => processor.charge({ ...request, key: `${request.key}-${retry++}` }),
    }))
    expect(doubles).toBeGreaterThan(5)
  },
)
