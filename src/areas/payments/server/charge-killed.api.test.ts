import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { enterCard } from '#areas/card-sandbox/testing/enter-card.ts'
import { faultsFrom, randomFrom, startFaultyProcessor } from '#areas/card-sandbox/testing/faulty-processor.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { checkBooks } from '#platform/book-check.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { startApi } from '#tests/support/api.ts'
import { runKilled } from '#tests/support/killed-process.ts'
import { compareWithProcessor, storeCardPayments } from '../testing/card-payments.ts'
import { addCard } from '../testing/paying-customer.ts'
import { paymentBookChecks } from './book-checks.ts'

/** Payments; the figure of the requirement is 2,000. */
const rounds = Number(process.env['LARDER_FAULT_ROUNDS'] ?? 60)
const kills = Number(process.env['LARDER_FAULT_KILLS'] ?? 3)
const script = join(import.meta.dirname, '../testing/charging-process.ts')

const api = await startApi()
const { db } = api
await migrateJobs(api.url, createLog('silent'))
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Charges payments by processes that are killed, through a wire that fails. */
async function runRounds(prefix: string, count: number, keys: 'sameKeys' | 'newKeys') {
  const folder = mkdtempSync(join(tmpdir(), 'larder-pay-killed-'))
  folders.push(folder)
  const random = randomFrom(23)
  const wire = await startFaultyProcessor(folder, faultsFrom(random), 900)
  const client = cardProcessorOf(wire)!
  const methods = [
    await addCard(db, { utaTokenId: await enterCard(client, '4242424242424242') }),
    await addCard(db, { utaTokenId: await enterCard(client, '4000000000005019') }),
  ] as const
  await storeCardPayments(db, prefix, count, [...methods])
  const killed = await runKilled({ script, args: [api.url, wire.paymentsUrl, keys], kills, random, livesMs: 900 })
  await wire.stop()
  return { killed, ...(await compareWithProcessor(db, prefix, join(folder, 'card-ledger.jsonl'))) }
}

test(
  `a portal killed (SIGKILL) while it charges ${rounds} cards through a wire that fails: 0 double, 0 lost, and the books balance [BILL-3]`,
  { timeout: 1_800_000 },
  async () => {
    const { doubles, lost, killed, statuses } = await runRounds('K', rounds, 'sameKeys')
    expect([doubles, lost]).toEqual([0, 0])
    // Fewer than asked for where the work was done before.
    expect(killed).toBeGreaterThan(0)
    expect(statuses).toEqual(new Set(['paid', 'failed']))
    expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])).toEqual([])
  },
)

test(
  'planted: a portal that asks with a new key each time charges twice, and the count sees it [BILL-3]',
  { timeout: 240_000 },
  async () => {
    const { doubles } = await runRounds('N', 60, 'newKeys')
    expect(doubles).toBeGreaterThan(0)
  },
)
