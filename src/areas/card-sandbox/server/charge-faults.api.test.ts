import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { CardProcessor, ChargeRequest } from '#platform/payments/card-processor.ts'
import { type ChargeOutcome, chargeByKey, giveUpCharge } from '#platform/payments/charge-by-key.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { enterCard } from '../testing/enter-card.ts'
import { faultsFrom, randomFrom, startFaultyProcessor } from '../testing/faulty-processor.ts'
import { readLedger } from './card-ledger.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

type Step = (processor: CardProcessor, request: ChargeRequest, isRepeat: boolean) => Promise<ChargeOutcome>

/** 2,000 once by hand, few in every run. */
const rounds = Number(process.env['LARDER_FAULT_ROUNDS'] ?? 300)

/** The client's timeout, and how late a late request arrives. */
const timeoutMs = 400
const lateMs = 900

/** Runs intents until each is decided; one in ten is given up when its outcome is unknown. */
async function runRounds(count: number, step: Step) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-faults-'))
  folders.push(folder)
  const random = randomFrom(7)
  const processor = await startFaultyProcessor(folder, faultsFrom(random), lateMs)
  const client = cardProcessorOf(processor, timeoutMs)!
  const cards = [await enterCard(client, '4242424242424242'), await enterCard(client, '4000000000005019')]
  const decided = new Map<string, string>()
  const decide = async (round: number) => {
    // Committed before anybody is asked: the key belongs to the payment.
    const request = {
      key: randomUUID(),
      utaTokenId: cards[round % 8 === 0 ? 1 : 0]!,
      amountCents: 100 + round,
      reference: `P${round}`,
    }
    let outcome = await step(client, request, false)
    for (let waitMs = 20; outcome.kind === 'unknown'; waitMs = Math.min(waitMs * 2, 1000)) {
      await sleep(waitMs)
      outcome = await (round % 10 === 0 ? giveUpCharge(client, request.key) : step(client, request, true))
    }
    decided.set(request.reference, outcome.charge.state)
  }
  let next = 0
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (next < count) await decide(next++)
    }),
  )
  const kills = processor.kills()
  await processor.stop()
  return { decided, kills, ...countLedger(join(folder, 'card-ledger.jsonl'), decided) }
}

/** Compares what was decided with the sandbox's own ledger, payment by payment. */
function countLedger(path: string, decided: ReadonlyMap<string, string>) {
  const movements = readLedger(path)
  const voided = new Set(movements.flatMap((each) => (each.kind === 'void' ? [each.key] : [])))
  const charged = new Map<string, number>()
  for (const each of movements)
    if (each.kind === 'charge' && each.state === 'approved' && !voided.has(each.key))
      charged.set(each.reference, (charged.get(each.reference) ?? 0) + 1)
  const references = [...decided.keys()]
  return {
    doubles: references.filter((reference) => (charged.get(reference) ?? 0) > 1).length,
    /** Paid for us and not charged, or charged and not paid for us. */
    lost: references.filter((reference) => (decided.get(reference) === 'approved') !== charged.has(reference)).length,
    total: [...charged.values()].reduce((sum, count) => sum + count, 0),
  }
}

test(
  `${rounds} charges over a wire that fails and a processor that is killed: none twice, none lost [BILL-3]`,
  { timeout: 300_000 },
  async () => {
    const { decided, doubles, lost, kills, total } = await runRounds(rounds, chargeByKey)
    expect([decided.size, doubles, lost]).toEqual([rounds, 0, 0])
    expect(kills).toBeGreaterThan(0)
    const states = [...decided.values()]
    expect(total).toBe(states.filter((state) => state === 'approved').length)
    for (const state of ['approved', 'declined', 'voided']) expect(states, state).toContain(state)
  },
)

test('the count sees a retry with a new key: it can fail [BILL-3]', { timeout: 120_000 }, async () => {
  const withNewKey: Step = async (processor, request) => {
    try {
      return { kind: 'known', charge: await processor.charge({ ...request, key: randomUUID() }) }
    } catch {
      return { kind: 'unknown' }
    }
  }
  const { doubles } = await runRounds(200, withNewKey)
  expect(doubles).toBeGreaterThan(5)
})
