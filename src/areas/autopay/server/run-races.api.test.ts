import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { addBank } from '#areas/payments/testing/paying-customer.ts'
import { checkBooks } from '#platform/book-check.ts'
import { type Client, codeOf, monday, startApi } from '#tests/support/api.ts'
import {
  addUserAutopay,
  deactivateAutopay,
  editUserAutopay,
  runAutopayNow,
  skipAutopayRun,
} from '../autopay-changes.endpoints.ts'
import { everyFriday } from '../testing/autopay-customer.ts'
import { runWorld } from '../testing/run-world.ts'
import { autopayBookChecks } from './book-checks.ts'

// Two at once on one schedule: whoever holds its lock goes first, the other sees what came of it.
const api = await startApi()
const { db, clock } = api
const world = runWorld(api)
const [buyer, admin] = await Promise.all([api.as('buyer'), api.as('admin')])
const before = new Date('2026-03-06T13:59:59Z')
const atSix = new Date('2026-03-06T14:00:00Z')
const bank = await addBank(buyer, db)

let id = ''
let version = 0
let invoiceNumber = ''
let count = 0
const params = () => ({ params: { scheduleId: id } })
beforeEach(async () => {
  clock.set(monday)
  await db.run(`update autopay_schedules set removed_at = now(), is_active = false, look_at = null, next_period = null,
    next_pay_on = null, next_run_at = null where removed_at is null`)
  invoiceNumber = `RACE${++count}`
  await storeInvoices(db, [{ invoiceNumber, totalCents: 100, dueDate: '2026-03-05' }])
  const { schedules } = await buyer.ask(addUserAutopay, everyFriday(bank))
  ;({ id, version } = schedules[0]!)
  await world.lookAround()
})

const waiting = async (count = 1) => {
  for (let tries = 0; tries < 400; tries++) {
    const rows = await db.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length >= count) return
    await sleep(10)
  }
  throw new Error(`fewer than ${count} wait`)
}

/**
 * Starts the run, holds it up right before it writes its payment, starts the other call, which was
 * sent before six, and lets both go.
 */
async function duringRun<T>(other: () => Promise<T>): Promise<T> {
  let looking: Promise<void> = Promise.resolve()
  let asked: Promise<T> | undefined
  await db.inTransaction(async (tx) => {
    await tx.run('lock table payments in share row exclusive mode')
    clock.set(atSix)
    looking = world.look(id)
    await waiting()
    clock.set(before)
    asked = other()
    // Until the call stands at the schedule's lock.
    await waiting(2)
  })
  const [result] = await Promise.all([asked!, looking])
  clock.set(atSix)
  return result
}

/** The other way round: the call is held up right before it is done, and the run starts. */
async function duringCall<T>(call: () => Promise<T>): Promise<T> {
  let asked: Promise<T> | undefined
  let looking: Promise<void> = Promise.resolve()
  await db.inTransaction(async (tx) => {
    await tx.run('lock table autopay_events in exclusive mode')
    clock.set(before)
    asked = call()
    await waiting()
    clock.set(atSix)
    looking = world.look(id)
    await sleep(150)
  })
  const [result] = await Promise.all([asked!, looking])
  await world.lookAround()
  return result
}

const paid = async () =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open === 0
const payments = async () =>
  (
    await db.row<{ count: number }>(
      'select count(*)::int as count from payment_allocations where invoice_number = $1',
      [invoiceNumber],
    )
  ).count
const outcomes = async () => (await world.runs(id)).map(({ outcome }) => outcome)
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...autopayBookChecks])

const skip = (client: Client = buyer) => client.call(skipAutopayRun, { ...params(), body: { period: '2026-03-06' } })
const edit = () => {
  const { billTos: _, ...terms } = everyFriday(bank, { limit: 50 }).body
  return buyer.call(editUserAutopay, { body: { ...terms, scheduleId: id, version } })
}

test('a run that has begun is not skipped any more: it paid, and skipping says so [BILL-5]', async () => {
  expect(codeOf(await duringRun(skip))).toBe('run_is_done')
  expect([await outcomes(), await paid()]).toEqual([['paid'], true])
})

test('a run that is being skipped is not made [BILL-5]', async () => {
  expect(codeOf(await duringCall(skip))).toBe(null)
  expect([await outcomes(), await paid()]).toEqual([['skipped'], false])
})

test('a run that has begun is over before the schedule is deactivated [BILL-5]', async () => {
  expect(codeOf(await duringRun(() => buyer.call(deactivateAutopay, params())))).toBe(null)
  expect([await outcomes(), await payments()]).toEqual([['paid'], 1])
  await world.at('2026-03-13T20:00:00Z')
  expect(await outcomes()).toEqual(['paid'])
})

test('a schedule that is being deactivated pays nothing [BILL-5]', async () => {
  expect(codeOf(await duringCall(() => buyer.call(deactivateAutopay, params())))).toBe(null)
  expect([await outcomes(), await paid()]).toEqual([[], false])
})

test('a run that has begun keeps the terms it began with; the change counts from the next on [BILL-5]', async () => {
  expect(codeOf(await duringRun(edit))).toBe(null)
  expect([await outcomes(), await paid()]).toEqual([['paid'], true])
  // The change was made on what the run left: without the schedule's lock it puts back the day
  // that the run has moved on.
  expect(await db.row('select first_day as day from autopay_schedules where id = $1', [id])).toEqual({
    day: '2026-03-07',
  })
  await storeInvoices(db, [{ invoiceNumber: `${invoiceNumber}B`, totalCents: 100, dueDate: '2026-03-12' }])
  await world.at('2026-03-13T20:00:00Z')
  expect(await outcomes()).toEqual(['paid', 'overLimit'])
})

test('a schedule that is being changed runs with its new terms [BILL-5]', async () => {
  expect(codeOf(await duringCall(edit))).toBe(null)
  expect([await outcomes(), await paid()]).toEqual([['overLimit'], false])
})

test('once its time has come, nothing is changed or skipped before the run is made [BILL-5]', async () => {
  clock.set(atSix)
  expect([codeOf(await skip()), codeOf(await edit())]).toEqual(['run_is_due', 'run_is_due'])
  await world.lookAround()
  expect(await outcomes()).toEqual(['paid'])
})

test('four workers on one run, and staff who run it by hand: it is made once [BILL-5, PLAT-5]', async () => {
  for (let round = 0; round < 6; round++) {
    if (round > 0) {
      await storeInvoices(db, [{ invoiceNumber: `${invoiceNumber}R${round}`, totalCents: 100, dueDate: '2026-03-05' }])
      clock.advance(7 * 86_400_000)
    } else clock.set(atSix)
    const now = await db.row<{ at: string }>('select next_run_at as at from autopay_schedules where id = $1', [id])
    clock.set(new Date(Math.max(Date.parse(now.at), clock.now().getTime())))
    await Promise.all([
      ...Array.from({ length: 4 }, () => world.look(id)),
      ...(round % 2 === 1 ? [admin.call(runAutopayNow, params())] : []),
    ])
    await world.lookAround()
  }
  const runs = await world.runs(id)
  expect(new Set(runs.map(({ period }) => period)).size).toBe(runs.length)
  const doubles = await db.rows(
    'select invoice_number from payment_allocations group by invoice_number having count(*) > 1',
  )
  expect(doubles).toEqual([])
  expect(await payments()).toBe(1)
  expect(await books()).toEqual([])
})
