import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLedger } from '#areas/card-sandbox/server/card-ledger.ts'
import { startCardSandbox } from '#areas/card-sandbox/server/public.ts'
import { enterCard } from '#areas/card-sandbox/testing/enter-card.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { type CardProcessor, ProcessorAway } from '#platform/payments/card-processor.ts'
import { reportHeaders } from '#platform/payments/card-report.ts'
import { signatureOf } from '#platform/sign-message.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { cardReportType, reportCardCharge } from '../card-report.endpoints.ts'
import { getPayment, refundPayment } from '../history.endpoints.ts'
import { makePayment } from '../payments.endpoints.ts'
import { addCard, payInFull } from '../testing/paying-customer.ts'
import { paymentBookChecks } from './book-checks.ts'
import { chargeCard } from './charge-card.ts'
import { recordOutcome } from './record-outcome.ts'
import { refundCard } from './refund-card.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-charging-'))
const sandbox = await startCardSandbox(readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: folder }), {
  isSlow: false,
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})
const secret = 'a-secret-of-at-least-16'
const api = await startApi({ PAYMENTS_URL: sandbox.paymentsUrl, PAYMENTS_WEBHOOK_SECRET: secret })
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const [buyer, admin] = await Promise.all([api.as('buyer'), api.as('admin')])
const processor = cardProcessorOf(sandbox)!
const services = { db, clock, log: createLog('silent'), config: { publicUrl: 'https://larder.example' } }

let [visa, declining] = ['', '']
beforeAll(async () => {
  visa = await addCard(db, { utaTokenId: await enterCard(processor, '4242424242424242') })
  declining = await addCard(db, { utaTokenId: await enterCard(processor, '4000000000005019') })
})

let count = 0
async function pay(method: string, more: { payOn?: string } = {}) {
  const invoiceNumber = `W${count++}`
  await storeInvoices(db, [{ invoiceNumber, totalCents: 5000 }])
  const made = await buyer.ask(makePayment, payInFull(method, [[invoiceNumber, 5000]], more))
  return { ...made, invoiceNumber, params: { paymentId: made.id } }
}
const statusOf = async (id: string): Promise<string> =>
  (await db.row<{ status: string }>('select status from payments where id = $1', [id])).status
const openOf = async (invoiceNumber: string): Promise<number> =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open
const movementsOf = (paymentNumber: string) =>
  readLedger(join(folder, 'card-ledger.jsonl')).filter(
    (each) => each.kind === 'charge' && each.reference === paymentNumber && each.state === 'approved',
  )
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])
const queuedAt = async (id: string): Promise<string | undefined> =>
  (
    await db.maybe<{ at: string }>(`select run_at as at from graphile_worker.jobs where key = $1`, [
      `charge-card:${id}`,
    ])
  )?.at

test('a card is charged once under the payment’s id, and the payment is paid [BILL-3]', async () => {
  const { id, paymentNumber } = await pay(visa)
  await Promise.all([chargeCard(services, processor, id), chargeCard(services, processor, id)])
  await chargeCard(services, processor, id)
  expect([await statusOf(id), movementsOf(paymentNumber).length]).toEqual(['paid', 1])
  expect(await books()).toEqual([])
})

test('a declined card puts everything back, with the bank’s reason in words [BILL-3]', async () => {
  const { id, invoiceNumber, params } = await pay(declining)
  await chargeCard(services, processor, id)
  const { payment } = await buyer.ask(getPayment, { params })
  expect([payment.status, payment.reason]).toEqual(['failed', 'The card was declined: insufficient funds.'])
  expect(await openOf(invoiceNumber)).toBe(5000)
  expect(await books()).toEqual([])
})

test('a payment of a later day waits for it; a card that is gone by then is not charged, and no other is [BILL-3]', async () => {
  const gone = await addCard(db, { utaTokenId: 'ut_gone' })
  const { id, invoiceNumber, params } = await pay(gone, { payOn: '2026-03-04' })
  await chargeCard(services, processor, id)
  // Midnight of March 4 in Las Vegas.
  expect([await statusOf(id), await queuedAt(id)]).toEqual(['processing', '2026-03-04T08:00:00.000Z'])
  await db.run('delete from payment_methods where id = $1', [gone])
  clock.set(new Date('2026-03-04T08:00:00Z'))
  await chargeCard(services, processor, id)
  clock.set(new Date('2026-03-02T20:00:00Z'))
  const { payment } = await buyer.ask(getPayment, { params })
  expect([payment.status, payment.reason]).toEqual([
    'failed',
    'Visa ending in 4242 can no longer be used for this bill-to.',
  ])
  expect(await openOf(invoiceNumber)).toBe(5000)
})

/** A process that is killed at this point: what it was about to do never happens. */
const killed = (at: 'before' | 'after'): CardProcessor => ({
  ...processor,
  charge: async (request) => {
    if (at === 'after') await processor.charge(request)
    return new Promise(() => undefined)
  },
})

test.each(['before', 'after'] as const)(
  'killed %s the charge, the next look finds that it was asked for, and there is one charge [BILL-3]',
  async (at) => {
    const { id, paymentNumber } = await pay(visa)
    void chargeCard(services, killed(at), id)
    await expect
      .poll(
        async () =>
          (await db.row<{ asked: boolean }>('select asked_at is not null as asked from payments where id = $1', [id]))
            .asked,
      )
      .toBe(true)
    if (at === 'after') await expect.poll(() => movementsOf(paymentNumber).length).toBe(1)
    // The dead process has left its next look behind.
    expect(await queuedAt(id)).toBe('2026-03-02T20:00:05.000Z')
    await chargeCard(services, processor, id)
    expect([await statusOf(id), movementsOf(paymentNumber).length]).toEqual(['paid', 1])
    expect(await books()).toEqual([])
  },
)

test('planted: asked with a new key after a kill, the card is charged twice, and this count sees it [BILL-3]', async () => {
  const { id, paymentNumber } = await pay(visa)
  void chargeCard(services, killed('after'), id)
  await expect.poll(() => movementsOf(paymentNumber).length).toBe(1)
  const newKeys: CardProcessor = {
    ...processor,
    chargeOf: async () => undefined,
    charge: (request) => processor.charge({ ...request, key: `${request.key}-again` }),
  }
  await chargeCard(services, newKeys, id)
  expect(movementsOf(paymentNumber)).toHaveLength(2)
})

test('while the processor does not answer the payment stays processing, and is asked for until it does [BILL-3]', async () => {
  const { id } = await pay(visa)
  const away = () => Promise.reject(new ProcessorAway('away'))
  const silent: CardProcessor = { ...processor, charge: away, chargeOf: away }
  await chargeCard(services, silent, id)
  clock.set(new Date('2026-03-02T20:01:00Z'))
  await chargeCard(services, silent, id)
  expect([await statusOf(id), await queuedAt(id)]).toEqual(['processing', '2026-03-02T20:02:00.000Z'])
  clock.set(new Date('2026-03-02T20:00:00Z'))
  await chargeCard(services, processor, id)
  expect(await statusOf(id)).toBe('paid')
})

test('a refund goes back to the card once, and opens the invoice again [BILL-4]', async () => {
  const { id, invoiceNumber, params } = await pay(visa)
  await chargeCard(services, processor, id)
  await admin.ask(refundPayment, { params, body: { reason: 'Goods came back.' } })
  await Promise.all([refundCard(services, processor, id), refundCard(services, processor, id)])
  expect([await statusOf(id), await openOf(invoiceNumber)]).toEqual(['refunded', 5000])
  const refunds = readLedger(join(folder, 'card-ledger.jsonl')).filter(
    (each) => each.kind === 'refund' && each.chargeKey === id,
  )
  expect(refunds).toHaveLength(1)
  expect(await books()).toEqual([])
})

test('a refund the processor refuses leaves the payment paid, says why, and can be asked for again [BILL-4]', async () => {
  const { id, params } = await pay(visa)
  // Recorded without a charge: the processor knows none.
  await db.inTransaction((tx) => recordOutcome(tx, id, { status: 'paid' }, { now: clock.now(), publicUrl: '' }))
  await admin.ask(refundPayment, { params, body: { reason: '' } })
  await refundCard(services, processor, id)
  const { payment } = await admin.ask(getPayment, { params })
  expect([payment.status, payment.isRefundAsked, payment.abilities.refund]).toEqual(['paid', false, null])
  expect(payment.events.at(-1)).toMatchObject({
    kind: 'refundDeclined',
    message: 'The card processor refused: charge unknown.',
  })
})

test('a signed report has the processor asked at once; a forged, old or repeated one changes nothing [BILL-3]', async () => {
  const { id, paymentNumber } = await pay(visa)
  const charge = {
    key: id,
    reference: paymentNumber,
    amountCents: 5000,
    state: 'approved',
    reason: '',
    refundedCents: 0,
    at: '2026-03-02T20:00:00.000Z',
  }
  const report = async (messageId: string, changes: { secret?: string; timestamp?: string; type?: string } = {}) => {
    const body = JSON.stringify({ messageId, charge })
    const timestamp = changes.timestamp ?? clock.now().toISOString()
    const headers = {
      'content-type': changes.type ?? cardReportType,
      [reportHeaders.timestamp]: timestamp,
      [reportHeaders.signature]: signatureOf(changes.secret ?? secret, timestamp, body),
    }
    return codeOf(await api.nobody.call(reportCardCharge, {}, { headers, bytes: Buffer.from(body) }))
  }
  expect([
    await report('m-1', { secret: 'another-secret-of-16' }),
    await report('m-1', { timestamp: '2026-03-02T19:54:00.000Z' }),
    await report('m-1', { type: 'application/json' }),
  ]).toEqual(['report_not_signed', 'report_not_signed', 'unsupported_type'])
  await db.run(`delete from graphile_worker._private_jobs where key = $1`, [`charge-card:${id}`])
  expect(await report('m-1')).toBeNull()
  expect(await queuedAt(id)).toBe('2026-03-02T20:00:00.000Z')
  // What is recorded is what the processor says, and nothing was charged yet.
  expect(await statusOf(id)).toBe('processing')
  await db.run(`delete from graphile_worker._private_jobs where key = $1`, [`charge-card:${id}`])
  expect(await report('m-1')).toBeNull()
  expect(await queuedAt(id)).toBeUndefined()
})
