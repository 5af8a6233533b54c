import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { insertCard, insertMethod } from '#areas/payment-methods/server/public.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { checkBooks } from '#platform/book-check.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { startKilledWorkers } from '../testing/killed-workers.ts'
import { autopayBookChecks } from './book-checks.ts'

// In full: LARDER_AUTOPAY_SCHEDULES=500 LARDER_AUTOPAY_KILL_MS=2000 LARDER_AUTOPAY_DAYS=all
const { LARDER_AUTOPAY_SCHEDULES = '8', LARDER_AUTOPAY_KILL_MS = '1000', LARDER_AUTOPAY_DAYS = 'few' } = process.env
const schedules = Number(LARDER_AUTOPAY_SCHEDULES)
const killMs = Number(LARDER_AUTOPAY_KILL_MS)

/**
 * Days of 2026 with the hour in UTC at which it is six in Minneapolis and in Las Vegas: month ends,
 * and both Sundays on which the clocks change, March 8th and November 1st.
 */
const sixOClock: Readonly<Record<string, readonly [NIC: number, NLV: number]>> = {
  '2026-02-27': [12, 14],
  '2026-02-28': [12, 14],
  '2026-03-06': [12, 14],
  '2026-03-08': [11, 13],
  '2026-03-31': [11, 13],
  '2026-10-30': [11, 13],
  '2026-10-31': [11, 13],
  '2026-11-01': [12, 14],
  '2026-11-30': [12, 14],
}
const few = ['2026-02-28', '2026-03-06', '2026-03-08', '2026-10-30', '2026-11-01']
const days = LARDER_AUTOPAY_DAYS === 'all' ? Object.keys(sixOClock) : few

/** By hand: what each kind of schedule pays, and on which day. */
const kinds = [
  {
    timing: 'dayOfMonth',
    day: 31,
    method: 'card',
    invoices: ['2026-02-28', '2026-03-31', '2026-10-31', '2026-11-30'].map((on) => ({ due: on, date: on, paid: on })),
  },
  {
    timing: 'weekday',
    day: 0,
    method: 'card',
    invoices: ['2026-03-08', '2026-11-01'].map((on) => ({ due: on, date: on, paid: on })),
  },
  {
    // Due on days without banking: paid on the last one before.
    timing: 'dueDate',
    day: null,
    method: 'bank',
    invoices: [
      { due: '2026-02-28', date: '2026-02-01', paid: '2026-02-27' },
      { due: '2026-03-08', date: '2026-02-01', paid: '2026-03-06' },
      { due: '2026-11-01', date: '2026-10-01', paid: '2026-10-30' },
    ],
  },
  {
    timing: 'daysAfterDelivery',
    day: 7,
    method: 'card',
    invoices: [
      { due: '2026-12-31', date: '2026-02-21', paid: '2026-02-28' },
      { due: '2026-12-31', date: '2026-03-01', paid: '2026-03-08' },
      { due: '2026-12-31', date: '2026-10-25', paid: '2026-11-01' },
    ],
  },
] as const

const api = await startApi()
const { db } = api
await migrateJobs(api.url, createLog('silent'))
const workers = await startKilledWorkers(api.url, { count: 3, killMs })
afterAll(() => workers.stop())

/** Schedules of all kinds in both divisions, each with a bill-to and invoices of its own. */
async function store(): Promise<{ division: string; invoiceNumber: string; paid: string }[]> {
  const methods = { bank: uuidv7(), card: uuidv7() }
  const all = { allBillTos: true, billTos: [] }
  await db.inTransaction(async (tx) => {
    const method = { ownerId: people.buyer, description: 'All of it' } as const
    await insertMethod(tx, { ...method, id: methods.bank, kind: 'bank' }, all)
    await tx.run(`insert into bank_accounts values ($1, 'Buyer', 'B', '0248', '1012', 'sealed', 'sealed')`, [
      methods.bank,
    ])
    await insertMethod(tx, { ...method, id: methods.card, kind: 'card' }, all)
    const card = { ccType: 'visa', ccNoLastFour: '4242', expires: '2031-08', utaCustomerId: 'uc_1' }
    await insertCard(tx, methods.card, 'ut_1', card)
  })
  const invoices = []
  for (let n = 0; n < schedules; n++) {
    const kind = kinds[n % kinds.length]!
    const division = n % 8 < 4 ? 'NLV' : 'NIC'
    const [billTo, shipTo] = [`5${String(n).padStart(6, '0')}`, `6${String(n).padStart(6, '0')}`]
    await db.run('insert into bill_tos (division, number, name) values ($1, $2, $3)', [
      division,
      billTo,
      `Customer ${n}`,
    ])
    await db.run('insert into ship_tos (division, number, bill_to, name) values ($1, $2, $3, $4)', [
      division,
      shipTo,
      billTo,
      `Kitchen ${n}`,
    ])
    await db.run('insert into user_bill_tos values ($1, $2, $3)', [people.buyer, division, billTo])
    for (const { due, date, paid } of kind.invoices.filter((each) => days.includes(each.paid))) {
      const invoiceNumber = `K${n}-${paid}`
      await db.run(
        `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
         values ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [division, invoiceNumber, shipTo, billTo, date, due, 1000 + n],
      )
      invoices.push({ division, invoiceNumber, paid })
    }
    await db.run(
      `insert into autopay_schedules (id, kind, division, bill_to, user_id, timing, day, covers, method_id, first_day, look_at,
         created_at, created_by, changed_at)
       values ($1, 'user', $2, $3, $4, $5, $6, 'due', $7, '2026-02-23', '2026-02-23', '2026-02-23', $4, '2026-02-23')`,
      [uuidv7(), division, billTo, people.buyer, kind.timing, kind.day, methods[kind.method]],
    )
  }
  return invoices
}

/** Waits until the workers have looked at everything that is due at this time. */
async function drained(instant: Date): Promise<void> {
  workers.setTime(instant)
  for (;;) {
    const rows = await db.rows('select from autopay_schedules where look_at <= $1 limit 1', [instant])
    if (rows.length === 0) return
    await sleep(50)
  }
}

/** The invoices that have a payment, with its day. */
const payments = () =>
  db.rows<{ invoiceNumber: string; payOn: string }>(
    `select a.invoice_number as "invoiceNumber", p.pay_on as "payOn" from payment_allocations a
     join payments p on p.id = a.payment_id order by 1`,
  )

test(
  `${schedules} schedules over month ends and both changes of the clocks, three processes, one killed every ${killMs} ms: each paid once, on its day and not before six [BILL-5, PLAT-5]`,
  { timeout: 3_600_000 },
  async () => {
    const started = Date.now()
    const invoices = await store()
    const paidUntil = (last: string, isNlvIn: boolean) =>
      invoices
        .filter(({ paid, division }) => paid < last || (paid === last && (division === 'NIC' || isNlvIn)))
        .map(({ invoiceNumber, paid }) => ({ invoiceNumber, payOn: paid }))
        .toSorted((one, other) => (one.invoiceNumber < other.invoiceNumber ? -1 : 1))
    const sorted = async () =>
      (await payments()).toSorted((one, other) => (one.invoiceNumber < other.invoiceNumber ? -1 : 1))
    let before = '2026-02-26'
    for (const day of days) {
      const [nic, nlv] = sixOClock[day]!
      const at = (hour: number, minute: number) =>
        new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000)
      await drained(at(nic, -1))
      expect(await sorted()).toEqual(paidUntil(before, true))
      await drained(at(nic, 0))
      await drained(at(nlv, -1))
      expect(await sorted()).toEqual(paidUntil(day, false))
      await drained(at(nlv, 0))
      expect(await sorted()).toEqual(paidUntil(day, true))
      before = day
    }
    expect(await sorted()).toHaveLength(invoices.length)
    // One mail, one line of the log and one mark for each notice, however often it was killed.
    const count = async (table: string) =>
      (await db.row<{ count: number }>(`select count(*)::int as count from ${table}`)).count
    const notices = await count('autopay_notices')
    expect(notices).toBeGreaterThan(0)
    expect(await count(`mails where subject like 'Autopay on %'`)).toBe(notices)
    expect(await count(`autopay_events where kind = 'noticed'`)).toBe(notices)
    expect(await count(`autopay_events where kind = 'paid'`)).toBe(invoices.length)
    expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...autopayBookChecks])).toEqual([])
    expect(workers.kills()).toBeGreaterThan(0)
    if (LARDER_AUTOPAY_DAYS === 'all')
      process.stdout.write(
        `${invoices.length} payments, ${notices} mails, ${workers.kills()} kills, ${Math.round((Date.now() - started) / 1000)} s\n`,
      )
  },
)
