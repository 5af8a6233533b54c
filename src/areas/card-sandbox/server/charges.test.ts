import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { ProcessorAway } from '#platform/payments/card-processor.ts'
import { readCardReport, type ReceivedReport, reportHeaders } from '#platform/payments/card-report.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { enterCard } from '../testing/enter-card.ts'
import { testCards } from '../test-cards.ts'
import { readLedger } from './card-ledger.ts'
import { startCardSandbox } from './public.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-charges-'))
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: folder })
const ledgerPath = join(folder, 'card-ledger.jsonl')

/** What the merchant received, in order. */
const reports: ReceivedReport[] = []
const merchant = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    const header = (name: string) => String(request.headers[name])
    reports.push({ timestamp: header(reportHeaders.timestamp), signature: header(reportHeaders.signature), body })
    response.writeHead(204).end()
  })
}).listen(0, '127.0.0.1')
await once(merchant, 'listening')
const webhookUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/`
let sandbox = await startCardSandbox(config, { isSlow: false, webhookUrl })
let processor = cardProcessorOf(sandbox)!
afterAll(async () => {
  await sandbox.stop()
  merchant.close()
  rmSync(folder, { recursive: true, force: true })
})

const visa = await enterCard(processor, '4242424242424242')
const cardOf = (plan: string) => enterCard(processor, testCards.find(({ charge }) => charge === plan)!.number)
const charge = (key: string, change = {}) =>
  processor.charge({ key, utaTokenId: visa, amountCents: 1000, reference: key, ...change })
const chargesOf = (reference: string) =>
  readLedger(ledgerPath).filter((each) => each.kind === 'charge' && each.reference === reference)

test('a key charges once, however often and at once it is asked [BILL-3]', async () => {
  const all = await Promise.all([charge('once'), charge('once'), charge('once')])
  expect(all.map(({ state, at }) => [state, at])).toEqual(all.map(() => ['approved', all[0]!.at]))
  expect(await processor.chargeOf('once')).toMatchObject({ state: 'approved', amountCents: 1000 })
  expect(chargesOf('once')).toHaveLength(1)
  await expect(charge('once', { amountCents: 2000 })).rejects.toMatchObject({ code: 'key_used_for_another_charge' })
  expect(await processor.chargeOf('never')).toBeUndefined()
})

test('a declined card says why, and the same key stays declined [BILL-3]', async () => {
  const utaTokenId = await cardOf('insufficientFunds')
  const declined = { state: 'declined', reason: 'The card was declined: insufficient funds.' }
  expect(await charge('poor', { utaTokenId })).toMatchObject(declined)
  expect(await charge('poor', { utaTokenId })).toMatchObject(declined)
  await expect(charge('unknown card', { utaTokenId: 'ut_none' })).rejects.toMatchObject({ code: 'card_unknown' })
})

test('a void undoes a charge, and closes a key that has not arrived: then it never charges [BILL-3]', async () => {
  await charge('undone')
  expect(await processor.voidCharge('undone')).toMatchObject({ state: 'voided', amountCents: 1000 })
  expect(await processor.voidCharge('undone')).toMatchObject({ state: 'voided' })
  expect(await processor.voidCharge('on its way')).toMatchObject({ state: 'voided' })
  expect(await charge('on its way')).toMatchObject({ state: 'voided' })
  expect(chargesOf('on its way')).toEqual([])
})

test('refunds have keys of their own and never give back more than was charged [BILL-4]', async () => {
  await charge('paid')
  const refund = (key: string, amountCents: number, chargeKey = 'paid') =>
    processor.refund({ key, chargeKey, amountCents })
  const [first, again] = await Promise.all([refund('r-1', 600), refund('r-1', 600)])
  expect(again).toEqual(first)
  expect(await processor.refundOf('r-1')).toEqual(first)
  expect(await processor.refundOf('r-9')).toBeUndefined()
  await expect(refund('r-2', 401)).rejects.toMatchObject({ code: 'more_than_charged' })
  await expect(refund('r-1', 1)).rejects.toMatchObject({ code: 'key_used_for_another_refund' })
  await expect(refund('r-3', 1, 'undone')).rejects.toMatchObject({ code: 'charge_was_voided' })
  await refund('r-2', 400)
  expect(await processor.chargeOf('paid')).toMatchObject({ refundedCents: 1000 })
  await expect(processor.voidCharge('paid')).rejects.toMatchObject({ code: 'charge_was_refunded' })
})

test('lost and failed responses are away, and the look-up says what was done [BILL-3]', async () => {
  for (const [plan, done] of [
    ['answerLost', 'approved'],
    ['errorAfter', 'approved'],
    ['errorBefore', undefined],
  ] as const) {
    const utaTokenId = await cardOf(plan)
    await expect(charge(plan, { utaTokenId }), plan).rejects.toThrow(ProcessorAway)
    expect((await processor.chargeOf(plan))?.state, plan).toBe(done)
  }
  expect(chargesOf('answerLost')).toHaveLength(1)
})

test('outcomes are reported as the card plans it: signed, before the response, twice, by two messages [BILL-3]', async () => {
  const reportsOf = (key: string) =>
    reports.flatMap((each) => {
      const read = readCardReport(sandbox.webhookSecret, each, new Date())
      return read?.charge.key === key ? [read] : []
    })
  await charge('first', { utaTokenId: await cardOf('reportedFirst') })
  expect(reportsOf('first')).toHaveLength(1)
  for (const [plan, messages] of [
    ['reportedTwice', 2],
    ['deliveredTwice', 1],
  ] as const) {
    await charge(plan, { utaTokenId: await cardOf(plan) })
    await expect.poll(() => reportsOf(plan).length).toBe(2)
    expect(new Set(reportsOf(plan).map(({ messageId }) => messageId)).size).toBe(messages)
  }
  await charge('late', { utaTokenId: await cardOf('reportedLate') })
  expect(reportsOf('late')).toEqual([])
})

test('a report that is forged, stale or not whole is not believed [BILL-3]', async () => {
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  const [good] = reports
  const now = new Date()
  const read = (change: Partial<ReceivedReport>, secret = sandbox.webhookSecret, at = now) =>
    readCardReport(secret, { ...good!, ...change }, at)
  expect(read({})).toBeDefined()
  expect(read({}, 'another secret')).toBeUndefined()
  expect(read({ body: good!.body.replace('approved', 'declined') })).toBeUndefined()
  expect(read({ timestamp: new Date(now.getTime() + 1000).toISOString() })).toBeUndefined()
  expect(read({}, sandbox.webhookSecret, new Date(now.getTime() + 301_000))).toBeUndefined()
  expect(read({ timestamp: 'now' })).toBeUndefined()
})

test('the ledger survives a restart, and half a line of a killed process is no money [BILL-3]', async () => {
  const before = readLedger(ledgerPath).length
  await sandbox.stop()
  appendFileSync(ledgerPath, '{"kind":"charge","key":"half","amou')
  sandbox = await startCardSandbox(config, { isSlow: false, webhookUrl })
  processor = cardProcessorOf(sandbox)!
  expect(await processor.chargeOf('half')).toBeUndefined()
  expect(await charge('once')).toMatchObject({ state: 'approved' })
  await charge('after')
  expect(readLedger(ledgerPath)).toHaveLength(before + 1)
  for (const { number } of testCards) expect(readFileSync(ledgerPath, 'utf8')).not.toContain(number)
})
