import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { enterCard } from '#areas/card-sandbox/testing/enter-card.ts'
import { faultsFrom, randomFrom, startFaultyProcessor } from '#areas/card-sandbox/testing/faulty-processor.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { checkBooks } from '#platform/book-check.ts'
import { DatabaseAway } from '#platform/database/database-away.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import type { CardProcessor } from '#platform/payments/card-processor.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { startApi } from '#tests/support/api.ts'
import { compareWithProcessor, storeCardPayments } from '../testing/card-payments.ts'
import { addCard } from '../testing/paying-customer.ts'
import { paymentBookChecks } from './book-checks.ts'
import { chargeCard } from './charge-card.ts'

const api = await startApi()
const { db, clock } = api
await migrateJobs(api.url, createLog('silent'))
const services = { db, clock, log: createLog('silent'), config: { publicUrl: 'https://larder.example' } }
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Payments; the figure of the requirement is 2,000. */
const rounds = Number(process.env['LARDER_FAULT_ROUNDS'] ?? 150)
/** The queue runs a job again when the database was away, as it is on a busy machine. */
const unlessAway = (error: unknown): void => {
  if (!(error instanceof DatabaseAway)) throw error
}

/** Milliseconds of the client's timeout, and after which a late request arrives. */
const timeoutMs = 400
const lateMs = 900

/**
 * Runs the real charging until no payment is processing, and compares with the processor's ledger.
 */
async function runRounds(prefix: string, count: number, weaken: (processor: CardProcessor) => CardProcessor) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-pay-faults-'))
  folders.push(folder)
  const wire = await startFaultyProcessor(folder, faultsFrom(randomFrom(11)), lateMs)
  const client = cardProcessorOf(wire, timeoutMs)!
  const methods: [string, string] = [
    await addCard(db, { utaTokenId: await enterCard(client, '4242424242424242') }),
    await addCard(db, { utaTokenId: await enterCard(client, '4000000000005019') }),
  ]
  const ids = await storeCardPayments(db, prefix, count, methods)
  const open = [...ids]
  const processor = weaken(client)
  const statusOf = async (id: string) => {
    const row = await db.row<{ status: string }>('select status from payments where id = $1', [id]).catch(unlessAway)
    return row?.status ?? 'processing'
  }
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let id = open.shift(); id !== undefined; id = open.shift()) {
        // As the queue does: at least once, and now and then twice at the same time.
        const looks = open.length % 9 === 0 ? 2 : 1
        await Promise.all(Array.from({ length: looks }, () => chargeCard(services, processor, id!).catch(unlessAway)))
        if ((await statusOf(id)) === 'processing') open.push(id)
      }
    }),
  )
  const kills = wire.kills()
  await wire.stop()
  return { kills, ...(await compareWithProcessor(db, prefix, join(folder, 'card-ledger.jsonl'))) }
}

test(
  `${rounds} card payments through a processor that is down, late, dropped, answers twice or is killed: 0 double, 0 lost, and the books balance [BILL-3]`,
  { timeout: 600_000 },
  async () => {
    const { doubles, lost, kills, statuses } = await runRounds('F', rounds, (processor) => processor)
    expect([doubles, lost]).toEqual([0, 0])
    if (rounds >= 2000) expect(kills).toBeGreaterThan(2)
    expect(statuses).toEqual(new Set(['paid', 'failed']))
    expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])).toEqual([])
  },
)

test(
  'planted: a retry with a new key charges twice, and the count sees it [BILL-3]',
  { timeout: 240_000 },
  async () => {
    let retry = 0
    const { doubles } = await runRounds('G', 60, (processor) => ({
      ...processor,
      chargeOf: async () => undefined,
      charge: (request) => processor.charge({ ...request, key: `${request.key}-${retry++}` }),
    }))
    expect(doubles).toBeGreaterThan(2)
  },
)
