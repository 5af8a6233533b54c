import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const line = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('received'),
    /** File and trace number: traces begin again after years. */
    debit: z.string(),
    trace: z.string(),
    paymentNumber: z.string(),
    amountCents: z.number(),
    effectiveOn: z.string(),
    at: z.string(),
  }),
  z.object({ kind: z.literal('settled'), debit: z.string(), at: z.string() }),
  z.object({ kind: z.literal('reported'), debit: z.string(), code: z.string(), at: z.string() }),
])

/** One line of the demo bank's books; no account number stands in it. */
export type BankLine = z.output<typeof line>

/** The demo bank's own books: lines are only added. */
export interface BankLedger {
  lines(): readonly BankLine[]
  add(line: BankLine): void
}

/** Opens the ledger of a file, one line of JSON for each movement. */
export function openBankLedger(path: string): BankLedger {
  const lines: BankLine[] = []
  if (existsSync(path)) {
    const text = readFileSync(path)
    const end = text.lastIndexOf('\n') + 1
    // What a killed process left of a line is none.
    truncateSync(path, end)
    const whole = text.subarray(0, end).toString('utf8').split('\n').filter(Boolean)
    lines.push(...whole.map((each) => line.parse(JSON.parse(each))))
  } else mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return {
    lines: () => lines,
    add: (added) => {
      appendFileSync(path, `${JSON.stringify(added)}\n`, { mode: 0o600 })
      lines.push(added)
    },
  }
}
