import { beforeEach, expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { deleteAch } from '#areas/payment-methods/payment-methods.endpoints.ts'
import { makePayment } from '#areas/payments/payments.endpoints.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { addBank, addCard, payInFull } from '#areas/payments/testing/paying-customer.ts'
import { checkBooks } from '#platform/book-check.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { addBillToAutopay, addUserAutopay, runAutopayNow, skipAutopayRun } from '../autopay-changes.endpoints.ts'
import { getAutopaySchedule, listAutopayLog, previewAutopay } from '../autopay.endpoints.ts'
import { everyFriday } from '../testing/autopay-customer.ts'
import { runWorld } from '../testing/run-world.ts'
import { autopayBookChecks } from './book-checks.ts'

// Runs are made at 6:00 in Las Vegas: 14:00 UTC until March 8th 2026, 13:00 UTC afterwards.
const api = await startApi({ PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const world = runWorld(api)
const [buyer, accounting, admin] = await Promise.all([api.as('buyer'), api.as('accounting'), api.as('admin')])
const params = (scheduleId: string) => ({ params: { scheduleId } })
const openOf = async (invoiceNumber: string): Promise<number> =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...autopayBookChecks])
const texts = async (id: string) =>
  (await admin.ask(listAutopayLog, params(id))).events.map(({ text }) => text).toReversed()

let bank = ''
// Each test has its own open invoices and schedules.
beforeEach(async () => {
  clock.set(monday)
  await db.run(`update autopay_schedules set removed_at = now(), is_active = false, look_at = null, next_period = null,
    next_pay_on = null, next_run_at = null where removed_at is null`)
  await db.run(`insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
    select division, invoice_number, 'adjustment', gen_random_uuid()::text, -open_cents, '2026-01-01'
    from invoices where open_cents <> 0`)
  await db.run('delete from mails')
  await db.run(`update users set role = 'customerUser', is_active = true where name = 'buyer'`)
  await db.run(`insert into user_bill_tos values ('${people.buyer}', 'NLV', '0000100') on conflict do nothing`)
  await db.run('delete from user_ship_tos')
  bank = await addBank(buyer, db)
})
type More = Parameters<typeof everyFriday>[1]
const added = async (more: More = {}) => (await buyer.ask(addUserAutopay, everyFriday(bank, more))).schedules[0]!.id

test('a run pays what is due at six in the morning of its day, once, and plans the next [BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'A1', totalCents: 5000, dueDate: '2026-03-05' },
    { invoiceNumber: 'A2', totalCents: 700, dueDate: '2026-03-07' },
  ])
  const id = await added()
  await world.at('2026-03-06T13:59:59Z')
  expect(await world.runs(id)).toEqual([])
  await world.at('2026-03-06T14:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'paid', amount: 5000 }])
  expect([await openOf('A1'), await openOf('A2')]).toEqual([0, 700])
  const { schedule } = await buyer.ask(getAutopaySchedule, params(id))
  expect(schedule).toMatchObject({
    nextRun: { period: '2026-03-13' },
    lastRun: { outcome: 'paid', text: 'The run of Fri, Mar 6, 2026 paid $50.00 for 1 invoice.' },
  })
  const { events } = await buyer.ask(listAutopayLog, params(id))
  expect(events[0]).toMatchObject({ kind: 'paid', byName: null, payment: { status: 'processing', amount: 5000 } })
  expect(
    await db.row('select mode, pay_on, receipt_email from payments where id = $1', [events[0]!.payment!.id]),
  ).toEqual({ mode: 'autopay', pay_on: '2026-03-06', receipt_email: 'buyer@larder.example' })
  await world.at('2026-03-07T14:00:00Z')
  expect(await world.runs(id)).toHaveLength(1)
  // The clocks have changed: an hour earlier in UTC.
  await world.at('2026-03-13T13:00:00Z')
  expect(await world.runs(id)).toHaveLength(2)
  expect(await openOf('A2')).toBe(0)
  expect(await books()).toEqual([])
})

test('48 hours before, one mail says what will be paid; with nothing to pay there is none [BILL-5]', async () => {
  const id = await added()
  await world.at('2026-03-04T14:00:00Z')
  expect(await world.mails('Autopay on')).toEqual([])
  await storeInvoices(db, [{ invoiceNumber: 'N1', totalCents: 5000, dueDate: '2026-03-06' }])
  await world.at('2026-03-04T15:00:00Z')
  await world.at('2026-03-05T15:00:00Z')
  expect(await world.mails('Autopay on Fri, Mar 6, 2026: Harbor Grill Group')).toEqual(['buyer@larder.example'])
  expect(await texts(id)).toContain('The mail about the run of Fri, Mar 6, 2026 went out.')
})

test('a run above its limit pays nothing and says so, in the log and by mail [BILL-5]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'L1', totalCents: 5001, dueDate: '2026-03-05' }])
  const id = await added({ limit: 5000 })
  await world.at('2026-03-06T14:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'overLimit', amount: 5001 }])
  expect(await openOf('L1')).toBe(5001)
  expect((await texts(id)).at(-1)).toBe(
    'The run of Fri, Mar 6, 2026 paid nothing: $50.01 for 1 invoice is more than the limit of $50.00.',
  )
  expect(await world.mails('Autopay paid nothing')).toEqual(['buyer@larder.example'])
})

test('with nothing due a run pays nothing, and the schedule goes on [BILL-5]', async () => {
  const id = await added()
  await world.at('2026-03-06T14:00:00Z')
  expect((await texts(id)).at(-1)).toBe('Nothing was due on Fri, Mar 6, 2026.')
  expect((await buyer.ask(getAutopaySchedule, params(id))).schedule.nextRun).toMatchObject({ period: '2026-03-13' })
})

test('credits that cover everything settle it without the method [BILL-3, BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'C1', totalCents: 900, dueDate: '2026-03-05' },
    { invoiceNumber: 'C2', totalCents: -1000 },
  ])
  const id = await added()
  await world.at('2026-03-06T14:00:00Z')
  expect((await texts(id)).at(-1)).toBe('The run of Fri, Mar 6, 2026 settled 1 invoice with credits.')
  expect([await openOf('C1'), await openOf('C2')]).toEqual([0, -100])
  expect(await books()).toEqual([])
})

test('by due date, a bank pays on the last banking day up to it; what a run skipped is taken along later [BILL-5]', async () => {
  await storeInvoices(db, [
    // A Sunday: paid on the Friday before.
    { invoiceNumber: 'D1', totalCents: 100, dueDate: '2026-03-08' },
    { invoiceNumber: 'D2', totalCents: 200, dueDate: '2026-03-11' },
    { invoiceNumber: 'D3', totalCents: 400, dueDate: '2026-03-18' },
  ])
  const id = await added({ timing: 'dueDate', day: null })
  await world.at('2026-03-06T14:00:00Z')
  expect(await openOf('D1')).toBe(0)
  await buyer.ask(skipAutopayRun, { ...params(id), body: { period: '2026-03-11' } })
  await world.at('2026-03-17T13:00:00Z')
  expect(await openOf('D2')).toBe(200)
  await world.at('2026-03-18T13:00:00Z')
  expect(await world.runs(id)).toEqual([
    { period: '2026-03-06', outcome: 'paid', amount: 100 },
    { period: '2026-03-11', outcome: 'skipped', amount: 200 },
    { period: '2026-03-18', outcome: 'paid', amount: 600 },
  ])
  expect(await books()).toEqual([])
})

test('an invoice that comes in after the run of its day is paid on the next [BILL-5]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'E1', totalCents: 100, dueDate: '2026-03-04' }])
  const id = await added({ timing: 'dueDate', day: null })
  await world.at('2026-03-04T14:00:00Z')
  await storeInvoices(db, [{ invoiceNumber: 'E2', totalCents: 200, dueDate: '2026-03-04' }])
  await world.at('2026-03-04T16:00:00Z')
  await world.at('2026-03-05T14:00:00Z')
  expect((await world.runs(id)).map(({ period, amount }) => [period, amount])).toEqual([
    ['2026-03-04', 100],
    ['2026-03-05', 200],
  ])
})

test('a payment that failed calls for no run of its own: the next one takes its invoices along [BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'F1', totalCents: 100, dueDate: '2026-03-04' },
    { invoiceNumber: 'F2', totalCents: 200, dueDate: '2026-03-10' },
  ])
  const id = await added({ timing: 'dueDate', day: null })
  await world.at('2026-03-04T14:00:00Z')
  const { id: payment } = await db.row<{ id: string }>(
    'select payment_id as id from autopay_runs where schedule_id = $1',
    [id],
  )
  const { recordOutcome } = await import('#areas/payments/server/record-outcome.ts')
  await db.inTransaction((tx) =>
    recordOutcome(tx, payment, { status: 'failed', reason: 'No money.' }, { now: clock.now(), publicUrl: '' }),
  )
  await world.at('2026-03-09T13:00:00Z')
  expect(await openOf('F1')).toBe(100)
  await world.at('2026-03-10T13:00:00Z')
  expect((await world.runs(id)).at(-1)).toEqual({ period: '2026-03-10', outcome: 'paid', amount: 300 })
})

test('after an outage of three weeks it pays once what is due by then, and goes on from there [BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'O1', totalCents: 100, dueDate: '2026-03-05' },
    { invoiceNumber: 'O2', totalCents: 200, dueDate: '2026-03-19' },
  ])
  const id = await added()
  // A Saturday: banks pay on Monday.
  await world.at('2026-03-28T20:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'paid', amount: 300 }])
  expect(await db.row(`select pay_on from autopay_runs where schedule_id = $1`, [id])).toEqual({ pay_on: '2026-03-30' })
  expect((await buyer.ask(getAutopaySchedule, params(id))).schedule.nextRun).toMatchObject({ period: '2026-04-03' })
})

test.each([
  ['may not pay any more', `update users set role = 'chef' where name = 'buyer'`, 'buyer may not make payments.'],
  [
    'lost the bill-to',
    `delete from user_bill_tos where user_id = '${people.buyer}'`,
    'buyer does not have this bill-to.',
  ],
  ['is deactivated', `update users set is_active = false where name = 'buyer'`, 'buyer is not active in the portal.'],
  [
    'was kept to one ship-to',
    `insert into user_ship_tos values ('${people.buyer}', 'NLV', '0000101')`,
    'buyer does not have all ship-tos of this bill-to.',
  ],
])(
  'a schedule of a bill-to whose person %s stops with the reason, and a mail to those who can help [BILL-5]',
  async (_, change, reason) => {
    await storeInvoices(db, [{ invoiceNumber: `S${reason.length}`, totalCents: 100, dueDate: '2026-03-05' }])
    const { id } = (await buyer.ask(addBillToAutopay, everyFriday(bank))).schedules[0]!
    await world.lookAround()
    await db.run(change)
    await world.at('2026-03-03T10:00:00Z')
    expect((await admin.ask(getAutopaySchedule, params(id))).schedule).toMatchObject({
      isActive: false,
      stopReason: reason,
      nextRun: null,
    })
    expect(await world.mails('Autopay was stopped: Harbor Grill Group')).toContain('accounting@larder.example')
    await world.at('2026-03-06T14:00:00Z')
    expect(await world.runs(id)).toEqual([])
    expect((await texts(id)).at(-1)).toBe(`It was stopped: ${reason}`)
  },
)

test('one whose method was removed stops, and its person knows; found at its run, the run says so [BILL-5]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'M1', totalCents: 100, dueDate: '2026-03-05' }])
  const id = await added()
  await world.at('2026-03-06T13:30:00Z')
  await accounting.ask(deleteAch, { body: { bankInfoId: bank } })
  await world.at('2026-03-06T14:00:00Z')
  const reason = 'Its bank account or card cannot be used for this bill-to any more.'
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'stopped', amount: 100 }])
  expect((await texts(id)).at(-1)).toBe(
    `The run of Fri, Mar 6, 2026 paid nothing, and the schedule was stopped: ${reason}`,
  )
  expect(await world.mails('Autopay was stopped')).toEqual(['buyer@larder.example'])
  expect(await openOf('M1')).toBe(100)
})

test('a card is charged on the day itself, and one that expires stops the schedule [BILL-5]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'K1', totalCents: 100, dueDate: '2026-03-01' }])
  const card = await addCard(db, { expires: '2026-03' })
  const id = await added({ day: 0, paymentSettingsId: card })
  await world.at('2026-03-08T13:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-08', outcome: 'paid', amount: 100 }])
  await world.at('2026-04-01T13:00:00Z')
  expect((await buyer.ask(getAutopaySchedule, params(id))).schedule.stopReason).toBe('Visa ending in 4242 has expired.')
})

test('what somebody paid by hand before the run is not paid again [BILL-5]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'H1', totalCents: 100, dueDate: '2026-03-05' },
    { invoiceNumber: 'H2', totalCents: 200, dueDate: '2026-03-05' },
  ])
  const id = await added()
  await accounting.ask(makePayment, payInFull(bank, [['H1', 100]]))
  await world.at('2026-03-06T14:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'paid', amount: 200 }])
  expect(await books()).toEqual([])
})

test('what a payment plan covers is left to the plan, in the run and in its preview [BILL-5, NEXT-13]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'P1', totalCents: 100, dueDate: '2026-03-05' },
    { invoiceNumber: 'P2', totalCents: 200, dueDate: '2026-03-05' },
  ])
  await db.run(`insert into invoice_plans (division, invoice_number, plan_id, plan_number)
    values ('NLV', 'P1', gen_random_uuid(), '1001')`)
  const id = await added({ covers: 'open' })
  const { runs } = await buyer.ask(previewAutopay, params(id))
  expect(runs[0]!.lines.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['P2'])
  await world.at('2026-03-06T14:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'paid', amount: 200 }])
  expect(await openOf('P1')).toBe(100)
  await db.run('delete from invoice_plans')
})

test('staff with the right run it at once; its own day finds it made [BILL-5]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'X1', totalCents: 100, dueDate: '2026-03-06' }])
  const id = await added()
  expect(codeOf(await buyer.call(runAutopayNow, params(id)))).toBe('feature_missing')
  const { message } = await admin.ask(runAutopayNow, params(id))
  expect(message).toBe('The run of Mon, Mar 2, 2026 paid $1.00 for 1 invoice.')
  const { events } = await buyer.ask(listAutopayLog, params(id))
  expect(events[0]).toMatchObject({ kind: 'paid', byName: 'admin' })
  await world.at('2026-03-06T14:00:00Z')
  expect(await world.runs(id)).toEqual([{ period: '2026-03-06', outcome: 'paid', amount: 100 }])
})
