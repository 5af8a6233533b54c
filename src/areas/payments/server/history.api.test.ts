import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  downloadPayments,
  downloadReceipt,
  getPayment,
  listPayments,
  refundPayment,
  resendPaymentEmail,
  voidPayment,
} from '../history.endpoints.ts'
import { makePayment } from '../payments.endpoints.ts'
import { addBank, addCard, payInFull } from '../testing/paying-customer.ts'
import { bankPaymentsOf } from './bank-payments.ts'
import { paymentBookChecks } from './book-checks.ts'
import { recordOutcome } from './record-outcome.ts'

const api = await startApi({ PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const [buyer, colleague, stranger, admin] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('admin'),
])
const bankSide = bankPaymentsOf({ clock, config: readConfig({ NODE_ENV: 'test' }) })
let bank = ''
beforeAll(async () => {
  bank = await addBank(buyer, db)
})

let count = 0
/** A payment of one new invoice of $50.00. */
async function pay(method = bank, more: { shipTo?: string; payOn?: string } = {}) {
  const invoiceNumber = `H${count++}`
  await storeInvoices(db, [{ invoiceNumber, totalCents: 5000, ...(more.shipTo && { shipTo: more.shipTo }) }])
  const payOn = more.payOn ?? '2026-03-02'
  const made = await buyer.ask(makePayment, payInFull(method, [[invoiceNumber, 5000]], { payOn }))
  return { ...made, invoiceNumber, params: { paymentId: made.id } }
}
const openOf = async (invoiceNumber: string): Promise<number> =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open
const outcome = (id: string, what: Parameters<typeof recordOutcome>[2]) =>
  db.inTransaction((tx) => recordOutcome(tx, id, what, { now: clock.now(), publicUrl: 'https://larder.example' }))
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])
const topicsOf = async (id: string): Promise<string[]> =>
  (
    await db.rows<{ topic: string }>('select topic from outbox_messages where subject = $1 order by id', [
      `payment:${id}`,
    ])
  ).map(({ topic }) => topic)
const reason = { body: { reason: 'Paid twice by mistake.' } }

test('the history lists a payment with method, status and amount; filters narrow it [BILL-4]', async () => {
  const { id, paymentNumber, invoiceNumber } = await pay()
  const list = async (query: object) => (await buyer.ask(listPayments, { query })).payments.map((each) => each.id)
  const page = await buyer.ask(listPayments, { query: { includeTotal: 'true' } })
  expect(page).toMatchObject({ totalRecords: 1, sum: 5000, from: '2025-12-02', to: '2026-03-02', today: '2026-03-02' })
  expect(page.payments[0]).toMatchObject({
    id,
    paymentNumber,
    billToName: 'Harbor Grill Group',
    status: 'processing',
    methodName: 'Business account ending in 1012',
    placedByName: 'buyer',
    placedOn: '2026-03-02',
    invoices: 1,
  })
  expect(await list({ keyword: paymentNumber })).toEqual([id])
  expect(await list({ keyword: invoiceNumber, from: '2024-01-01', to: '2024-01-02' })).toEqual([id])
  expect(await list({ method: '1', mode: '1', paymentStatuses: 'processing,paid' })).toEqual([id])
  for (const query of [
    { method: '2' },
    { mode: '2' },
    { paymentStatuses: 'paid' },
    { to: '2026-03-01' },
    { keyword: 'nothing' },
  ])
    expect(await list(query)).toEqual([])
  expect(codeOf(await buyer.call(listPayments, { query: { from: '2026-03-02', to: '2026-03-01' } }))).toBe(
    'range_is_backwards',
  )
})

test('a payment, its file and its receipt read like missing ones for who has not all of its ship-tos [ACCESS-4]', async () => {
  const { params, paymentNumber } = await pay(bank, { shipTo: '0000102' })
  await db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000101')`)
  for (const client of [colleague, stranger]) {
    expect(codeOf(await client.call(getPayment, { params }))).toBe('payment_not_found')
    expect(codeOf(await client.call(downloadReceipt, { params }))).toBe('payment_not_found')
    const { payments } = await client.ask(listPayments, {})
    expect(payments.map((each) => each.paymentNumber)).not.toContain(paymentNumber)
    expect(String(await client.ask(downloadPayments, {}))).not.toContain(paymentNumber)
  }
  expect(String(await buyer.ask(downloadPayments, {}))).toContain(
    `${paymentNumber},NLV,0000100,Harbor Grill Group,processing`,
  )
  expect(
    Buffer.from(await buyer.ask(downloadReceipt, { params }))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await db.run('delete from user_ship_tos')
})

test('voiding puts everything back, once, by the feature, and sends who paid the reason [BILL-4, security 31]', async () => {
  const { id, params, invoiceNumber } = await pay()
  expect(codeOf(await buyer.call(voidPayment, { params, ...reason }))).toBe('feature_missing')
  const answers = await Promise.all(Array.from({ length: 4 }, () => admin.call(voidPayment, { params, ...reason })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'void_not_processing']))
  expect(await openOf(invoiceNumber)).toBe(5000)
  const { payment } = await buyer.ask(getPayment, { params })
  expect(payment).toMatchObject({ status: 'voided', reason: reason.body.reason })
  expect(payment.events.map(({ kind, byName }) => [kind, byName])).toEqual([
    ['placed', 'buyer'],
    ['voided', 'admin'],
  ])
  expect(await topicsOf(id)).toEqual([])
  const mail = await db.row<{ text: string }>(
    `select text_body as text from mails where subject like 'Payment voided%'`,
  )
  expect(mail.text).toContain(reason.body.reason)
  expect(await books()).toEqual([])
})

test('a returned payment opens the invoice again, with the bank’s reason in words [BILL-4]', async () => {
  const { id, params, invoiceNumber } = await pay()
  expect(await outcome(id, { status: 'paid' })).toEqual({ isNews: true, status: 'paid' })
  const returned = {
    status: 'returned',
    reasonCode: 'R01',
    reason: 'There was not enough money in the account.',
  } as const
  expect(await outcome(id, returned)).toEqual({ isNews: true, status: 'returned' })
  expect(await outcome(id, returned)).toEqual({ isNews: false, status: 'returned' })
  expect(await openOf(invoiceNumber)).toBe(5000)
  const { payment } = await buyer.ask(getPayment, { params })
  expect(payment.reason).toBe('There was not enough money in the account. (R01)')
  expect(payment.events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'returned'])
  expect(await topicsOf(id)).toEqual(['payment.paid', 'payment.reversed'])
  const [sent] = await db.rows<{ payload: object }>(
    `select payload from outbox_messages where subject = $1 order by id`,
    [`payment:${id}`],
  )
  expect(sent!.payload).toMatchObject({
    id,
    amount: 5000,
    status: 'paid',
    on: '2026-03-02',
    invoices: [{ invoiceNumber, pay: 5000, discount: 0, credit: 0 }],
  })
  expect(await books()).toEqual([])
})

test('a return that comes before the payment counted as paid is a failure; one of a voided payment changes no amount [BILL-4]', async () => {
  const failed = await pay()
  expect(await outcome(failed.id, { status: 'returned', reasonCode: 'R03' })).toEqual({
    isNews: true,
    status: 'failed',
  })
  expect(await openOf(failed.invoiceNumber)).toBe(5000)
  const voided = await pay()
  await admin.ask(voidPayment, { params: voided.params, ...reason })
  for (let time = 0; time < 2; time++)
    expect(await outcome(voided.id, { status: 'returned', reasonCode: 'R01' })).toEqual({
      isNews: false,
      status: 'voided',
    })
  const { payment } = await buyer.ask(getPayment, { params: voided.params })
  expect(payment.events.map(({ kind }) => kind)).toEqual(['placed', 'voided', 'late'])
  expect(payment.events.at(-1)!.message).toBe('The bank reported that it was returned. (R01)')
  expect(await books()).toEqual([])
})

test('void and collection race: one of them wins, and the invoice is as that one left it [BILL-4, security 31]', async () => {
  const seen = new Set<string>()
  let callMs = 20
  for (let round = 0; round < 20; round++) {
    const { id, params, invoiceNumber } = await pay()
    const take = () =>
      db.inTransaction(async (tx) => {
        const due = await bankSide.due(tx, { madeBefore: new Date('2027-01-01'), effectiveOn: '2026-03-02', max: 100 })
        if (!due.some(({ paymentId }) => paymentId === id)) return 'not due'
        await bankSide.recordOutcome(tx, { kind: 'sent', paymentId: id, presentment: 1, settlesOn: '2026-03-04' })
        return 'taken'
      })
    // A call is slower than a transaction: a start of up to twice its time gives both a chance.
    const started = performance.now()
    const late = sleep((round / 10) * callMs).then(take)
    const canceled = codeOf(await admin.call(voidPayment, { params, ...reason })) ?? 'voided'
    callMs = Math.max(callMs, performance.now() - started)
    const result = `${canceled},${await late}`
    expect(['voided,not due', 'void_too_late,taken']).toContain(result)
    seen.add(result)
    if (result.startsWith('void_')) await bankSide.recordOutcome(db, { kind: 'settled', paymentId: id, presentment: 1 })
    expect(await openOf(invoiceNumber)).toBe(result.startsWith('voided') ? 5000 : 0)
  }
  expect(seen.size).toBe(2)
  expect(await books()).toEqual([])
})

test('a bank payment is due from its day on, with its invoices; sent, settled and returned arrive once each [BILL-6]', async () => {
  const later = await pay(bank, { payOn: '2026-03-05' })
  const due = (effectiveOn: string) =>
    db.inTransaction((tx) => bankSide.due(tx, { madeBefore: new Date('2027-01-01'), effectiveOn, max: 100 }))
  expect((await due('2026-03-04')).map(({ paymentId }) => paymentId)).not.toContain(later.id)
  expect((await due('2026-03-05')).find(({ paymentId }) => paymentId === later.id)).toEqual({
    paymentId: later.id,
    paymentNumber: later.paymentNumber,
    division: 'NLV',
    billTo: '0000100',
    methodId: bank,
    amountCents: 5000,
    invoiceNumbers: [later.invoiceNumber],
    requestedOn: '2026-03-05',
    presentment: 1,
  })
  const paymentId = later.id
  for (let time = 0; time < 2; time++) {
    await bankSide.recordOutcome(db, { kind: 'sent', paymentId, presentment: 1, settlesOn: '2026-03-09' })
    await bankSide.recordOutcome(db, { kind: 'settled', paymentId, presentment: 1 })
  }
  for (let time = 0; time < 2; time++)
    await bankSide.recordOutcome(db, {
      kind: 'returned',
      paymentId,
      presentment: 1,
      code: 'R10',
      reason: 'The debit was not authorized.',
      collectAgainOn: null,
    })
  const { payment } = await buyer.ask(getPayment, { params: later.params })
  expect(payment.events.map(({ kind }) => kind)).toEqual(['placed', 'asked', 'paid', 'returned'])
  expect(await books()).toEqual([])
})

test('a refund is asked for once, of a paid card payment, and is on its way until the processor did it [BILL-4]', async () => {
  const { id, params } = await pay(await addCard(db))
  expect(codeOf(await admin.call(refundPayment, { params, ...reason }))).toBe('refund_not_paid')
  await outcome(id, { status: 'paid' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => admin.call(refundPayment, { params, ...reason })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.map(codeOf).filter((code) => code !== null)).toEqual(Array.from({ length: 3 }, () => 'refund_asked'))
  expect((await buyer.ask(getPayment, { params })).payment).toMatchObject({ status: 'paid', isRefundAsked: true })
  const byBank = await pay()
  await outcome(byBank.id, { status: 'paid' })
  expect(codeOf(await admin.call(refundPayment, { params: byBank.params, ...reason }))).toBe('refund_not_by_card')
})

test('the receipt is sent again 3 times within 24 hours, and only to the stored address [BILL-4, security 31]', async () => {
  const { params, paymentNumber } = await pay()
  await db.run(`update users set email = 'somebody-else@larder.example' where name = 'buyer'`)
  const codes: (string | null)[] = []
  for (let time = 0; time < 4; time++) codes.push(codeOf(await admin.call(resendPaymentEmail, { params })))
  expect(codes).toEqual([null, null, null, 'too_many_resends'])
  const mails = await db.rows<{ to: string }>(
    `select to_address as to from mails where subject = 'Receipt: payment ' || $1 || ' for Harbor Grill Group'`,
    [paymentNumber],
  )
  expect(mails).toEqual(Array.from({ length: 4 }, () => ({ to: 'buyer@larder.example' })))
  await db.run(`update users set email = 'buyer@larder.example' where name = 'buyer'`)
})

test('the books say which payment was changed behind their back [BILL-3]', async () => {
  const { id, paymentNumber } = await pay()
  await db.run('alter table payments disable trigger user')
  await db.run(`update payments set amount_cents = 4999, status = 'failed' where id = $1`, [id])
  const broken = (await checkBooks(db, paymentBookChecks)).flatMap(({ broken: rows }) => rows)
  expect(broken).toEqual([
    { what: paymentNumber, isCents: 5000, shouldBeCents: 4999 },
    { what: expect.stringContaining(paymentNumber), isCents: 0, shouldBeCents: 5000 },
  ])
  await db.run(`update payments set amount_cents = 5000, status = 'processing' where id = $1`, [id])
  await db.run('alter table payments enable trigger user')
  await expect(db.run(`update payments set amount_cents = 1 where id = $1`, [id])).rejects.toThrow(/does not change/)
  await expect(db.run(`update payment_allocations set pay_cents = 1`)).rejects.toThrow(/only added/)
})
