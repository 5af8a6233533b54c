import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { randomFrom } from '#areas/card-sandbox/testing/faulty-processor.ts'
import { achBooks } from '#areas/ach/server/ach-books.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { insertAccount, insertMethod, sealNumbers } from '#areas/payment-methods/server/public.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { runKilled } from '#tests/support/killed-process.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addDistributor, people } from '#tests/support/distributor.ts'
import { openBankLedger } from './bank-ledger.ts'

/** Payments; the figure of the requirement is 2,000. */
const rounds = Number(process.env['LARDER_FAULT_ROUNDS'] ?? 40)
const kills = Number(process.env['LARDER_FAULT_KILLS'] ?? 3)
/** Until the third presentment of what was made last has come back. */
const days = 24
const script = join(import.meta.dirname, '../testing/collecting-process.ts')
const key = 'a key that is long enough to be one'
/** Ends of account numbers: pays, pays, never, the first time not, unknown, unauthorized. */
const ends = ['11111', '22222', '90001', '90101', '90003', '90029']

const [sound, broken] = [await testDatabase(), await testDatabase()]
const homes: string[] = []
afterAll(() => Promise.all(homes.map((home) => rm(home, { recursive: true, force: true }))))

/** Bank payments of an invoice each, as `placePayment` leaves them, on accounts in turn. */
async function storePayments(db: Database, count: number): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: key })
  const methods: string[] = []
  for (const end of ends) {
    const id = uuidv7()
    const numbers = { routingNo: '091000019', accountNo: `4455${end}` }
    const method = { id, kind: 'bank' as const, ownerId: people.buyer, description: end }
    await insertMethod(db, method, { allBillTos: false, billTos: [{ division: 'NLV', number: '0000100' }] })
    await insertAccount(
      db,
      id,
      { nameOnAccount: 'Harbor', accountType: 'B' },
      numbers,
      sealNumbers({ config }, id, numbers),
    )
    methods.push(id)
  }
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     select 'NLV', 'B' || n, '0000101', '0000100', '2026-11-02', '2026-11-23', 100 + n, 100 + n
     from generate_series(1, $1::int) n`,
    [count],
  )
  // A third each on three days.
  await db.run(
    `insert into payments (id, division, bill_to, amount_cents, paying_kind, method_id, method_name, method_description,
       pay_on, placed_by, receipt_email, placed_at, changed_at)
     select gen_random_uuid(), 'NLV', '0000100', 100 + n, 'bank', ($2::uuid[])[1 + n % cardinality($2::uuid[])], 'Account', 'B' || n,
       date '2026-11-23' + n % 3, $3, '', timestamptz '2026-11-23T12:00:00Z', timestamptz '2026-11-23T12:00:00Z'
     from generate_series(1, $1::int) n`,
    [count, methods, people.buyer],
  )
  await db.run(
    `insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
       discount_cents, credit_cents)
     select id, 'NLV', method_description, '0000101', amount_cents, amount_cents, 0, 0 from payments`,
  )
  await db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     select 'NLV', method_description, 'payment', id::text, -amount_cents, '2026-11-23' from payments`,
  )
}

/** Lives the days with kills; then the portal's payments are held against the bank's books. */
async function collect({ db, url }: TestDatabase, count: number, how: 'together' | 'apart', livesMs: number) {
  await addDistributor(db)
  await storePayments(db, count)
  const home = await mkdtemp(join(tmpdir(), 'larder-ach-killed-'))
  homes.push(home)
  const args = [url, home, key, String(days), how]
  // What is broken is killed where it is broken, however slow the machine is.
  const after = () => (how === 'apart' ? 'unnoted' : 'ready')
  const killed = await runKilled({ script, args, kills, random: randomFrom(31), livesMs, after })
  return { killed, ...(await compareWithBank(db, openBankLedger(join(home, 'bank-ledger.jsonl')).lines())) }
}

async function compareWithBank(db: Database, lines: ReturnType<ReturnType<typeof openBankLedger>['lines']>) {
  const back = new Set(
    lines.flatMap((each) => (each.kind === 'reported' && each.code.startsWith('R') ? [each.debit] : [])),
  )
  const taken = new Map<string, { kept: number; presented: number }>()
  for (const each of lines) {
    if (each.kind !== 'received') continue
    const sum = taken.get(each.paymentNumber) ?? { kept: 0, presented: 0 }
    taken.set(each.paymentNumber, {
      kept: sum.kept + (back.has(each.debit) ? 0 : 1),
      presented: sum.presented + 1,
    })
  }
  const payments = await db.rows<{ number: string; status: string; presentment: number }>(
    'select payment_number as number, status, presentment from payments',
  )
  const of = (number: string) => taken.get(number) ?? { kept: 0, presented: 0 }
  return {
    /** Debited once more than they were to be. */
    doubles: payments.filter(({ number, presentment }) => of(number).kept > 1 || of(number).presented > presentment)
      .length,
    /** Paid for us and not kept by the bank, kept and not paid for us, or never collected. */
    lost: payments.filter(
      ({ number, status }) => (status === 'paid') !== (of(number).kept === 1) || of(number).presented === 0,
    ).length,
    /** With the number of the last presentment. */
    statuses: [...new Set(payments.map(({ status, presentment }) => `${status} ${presentment}`))].toSorted(),
  }
}

test(
  `a portal killed (SIGKILL) while it writes and reads bank files of ${rounds} payments: 0 double, 0 lost, and the books balance [BILL-6]`,
  { timeout: 1_800_000 },
  async () => {
    const { doubles, lost, killed, statuses } = await collect(sound, rounds, 'together', 300 + rounds / 2)
    expect([doubles, lost]).toEqual([0, 0])
    expect(killed).toBeGreaterThan(0)
    // Unknown, paying, paying the second time, back for good, and never paying (three times).
    expect(statuses).toEqual(['failed 1', 'paid 1', 'paid 2', 'returned 1', 'returned 3'])
    expect(await checkBooks(sound.db, [...invoiceBookChecks, ...paymentBookChecks, ...achBooks])).toEqual([])
  },
)

test(
  'planted: a portal that notes what it sent apart from its file debits twice after a kill, and the count sees it [BILL-6]',
  { timeout: 240_000 },
  async () => {
    const { doubles } = await collect(broken, 12, 'apart', 100)
    expect(doubles).toBeGreaterThan(0)
  },
)
