import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const at = z.string()
const movement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('charge'),
    key: z.string(),
    reference: z.string(),
    utaTokenId: z.string(),
    amountCents: z.number(),
    state: z.enum(['approved', 'declined']),
    reason: z.string(),
    at,
  }),
  z.object({ kind: z.literal('void'), key: z.string(), at }),
  z.object({ kind: z.literal('refund'), key: z.string(), chargeKey: z.string(), amountCents: z.number(), at }),
])

/** One line of the ledger. */
export type CardMovement = z.output<typeof movement>
/** A charge in it. */
export type ChargeMovement = Extract<CardMovement, { kind: 'charge' }>
/** A refund in it. */
export type RefundMovement = Extract<CardMovement, { kind: 'refund' }>

/** What the sandbox did with money, for good: lines are only added. */
export interface CardLedger {
  chargeOf(key: string): ChargeMovement | undefined
  /** True from the moment a key was voided, whether it was charged or not. */
  isVoided(key: string): boolean
  refundOf(key: string): RefundMovement | undefined
  refundedOf(chargeKey: string): number
  add(movement: CardMovement): void
}

/**
 * The lines of a ledger's file, for tests that count them; half a line, of a process that was
 * killed, is none.
 */
export const readLedger = (path: string): CardMovement[] =>
  existsSync(path) ? linesOf(readFileSync(path, 'utf8')).map((line) => movement.parse(JSON.parse(line))) : []

const linesOf = (text: string): string[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)

/**
 * BILL-3: the sandbox's ledger, one line of JSON for each movement. Without a path it lives in
 * memory.
 */
export function openCardLedger(path: string | undefined): CardLedger {
  const charges = new Map<string, ChargeMovement>()
  const refunds = new Map<string, RefundMovement>()
  const voided = new Set<string>()
  const remember = (each: CardMovement) => {
    if (each.kind === 'charge') charges.set(each.key, each)
    else if (each.kind === 'refund') refunds.set(each.key, each)
    else voided.add(each.key)
  }
  if (path && existsSync(path)) {
    const text = readFileSync(path)
    // What a killed process left of a line is not money.
    truncateSync(path, text.lastIndexOf('\n') + 1)
    for (const each of readLedger(path)) remember(each)
  } else if (path) mkdirSync(dirname(path), { recursive: true })
  return {
    chargeOf: (key) => charges.get(key),
    isVoided: (key) => voided.has(key),
    refundOf: (key) => refunds.get(key),
    refundedOf: (chargeKey) =>
      [...refunds.values()].reduce((sum, each) => sum + (each.chargeKey === chargeKey ? each.amountCents : 0), 0),
    add: (each) => {
      // In the file before anybody is answered.
      if (path) appendFileSync(path, `${JSON.stringify(each)}\n`, { mode: 0o600 })
      remember(each)
    },
  }
}
