import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settlesOn } from '#kit/banking-days.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { retryDescription } from '#areas/ach/rules/plan-batches.ts'
import { isProblem, readAchFile } from '#areas/ach/rules/read-ach-file.ts'
import type { ReceivedBatch, ReceivedEntry } from '#areas/ach/received-file.ts'
import { timeIn } from '#areas/ach/rules/bank-day.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { correctedNumber, planDebit } from '../rules/plan-debit.ts'
import { type ReturnedEntry, writeReturnFile } from '../rules/write-return-file.ts'
import type { BankLedger } from './bank-ledger.ts'

/** The demo bank's home and pace. */
export interface BankParts {
  /** The folder it shares with the portal. */
  readonly dropDir: string
  readonly ledger: BankLedger
  readonly zone: string
  /** Reports and settles at the next visit, whatever the day. */
  readonly isFast: boolean
}

interface KnownDebit {
  readonly debit: string
  readonly entry: ReceivedEntry
  readonly batch: ReceivedBatch
  readonly effectiveOn: CalendarDate
}

/**
 * BILL-6: one visit of the demo bank: it takes the files that are there, reports what its plan has
 * for today, and settles the rest two banking days after they were sent. Stopped at any moment, the
 * next visit goes on; what it repeats, the portal knows already.
 */
export async function visitBank(parts: BankParts, now: Date): Promise<void> {
  const out = join(parts.dropDir, 'out')
  const taken = join(out, 'taken')
  await mkdir(taken, { recursive: true, mode: 0o700 })
  const waiting = (await readdir(out)).filter((name) => name.endsWith('.ach') && !name.startsWith('.')).toSorted()
  for (const name of waiting) {
    receive(parts.ledger, debitsOf(name, await readFile(join(out, name), 'latin1')), now)
    await rename(join(out, name), join(taken, name))
  }
  const debits: KnownDebit[] = []
  for (const name of (await readdir(taken)).toSorted())
    debits.push(...debitsOf(name, await readFile(join(taken, name), 'latin1')))
  await report(parts, debits, now)
  settle(parts, now)
}

/** The debits of a file of the portal; one that cannot be read is none of the bank's business. */
function debitsOf(name: string, text: string): KnownDebit[] {
  const file = readAchFile(text)
  if (isProblem(file)) return []
  return file.batches.flatMap((batch) =>
    batch.entries
      .filter(({ transactionCode }) => transactionCode.endsWith('7'))
      .map((entry) => ({ debit: `${name}/${entry.trace}`, entry, batch, effectiveOn: batch.effectiveOn ?? '' })),
  )
}

function receive(ledger: BankLedger, debits: readonly KnownDebit[], now: Date): void {
  const known = new Set(ledger.lines().flatMap((each) => (each.kind === 'received' ? [each.debit] : [])))
  for (const { debit, entry, effectiveOn } of debits)
    if (!known.has(debit))
      ledger.add({
        kind: 'received',
        debit,
        trace: entry.trace,
        paymentNumber: entry.individualId,
        amountCents: entry.amountCents,
        effectiveOn,
        at: now.toISOString(),
      })
}

async function report({ dropDir, ledger, zone, isFast }: BankParts, debits: readonly KnownDebit[], now: Date) {
  const today = todayIn(zone, now)
  const reported = ledger.lines().flatMap((each) => (each.kind === 'reported' ? [each.debit] : []))
  const done = new Set(reported)
  const due = debits.flatMap((each): (ReturnedEntry & { debit: string })[] => {
    const plan = planDebit(each.entry.accountNo, each.effectiveOn, each.batch.description === retryDescription)
    if (!plan || done.has(each.debit) || (!isFast && plan.on > today)) return []
    const { account } = plan
    const { entry, batch } = each
    const corrected = account.correctedEnding ? correctedNumber(entry.accountNo, account) : ''
    const { entryClass, companyId } = batch
    return [{ debit: each.debit, entry, entryClass, companyId, code: account.code, corrected, sequence: 0 }]
  })
  if (due.length === 0) return
  const numbered = due.map((each, index) => ({ ...each, sequence: reported.length + index + 1 }))
  const bytes = writeReturnFile(numbered, {
    createdOn: today,
    createdAt: timeIn(zone, now),
    origin: '091000019',
    destination: '021000021',
  })
  const incoming = join(dropDir, 'in')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  // Named by its first report: written again after a crash, it replaces itself.
  const name = `returns-${today}-${numbered[0]!.sequence}.ach`
  await writeFile(join(incoming, `.${name}.part`), bytes, { mode: 0o600 })
  await rename(join(incoming, `.${name}.part`), join(incoming, name))
  for (const { debit, code } of numbered) ledger.add({ kind: 'reported', debit, code, at: now.toISOString() })
}

function settle({ ledger, zone, isFast }: BankParts, now: Date): void {
  const today = todayIn(zone, now)
  const over = new Set(
    ledger
      .lines()
      .flatMap((each) =>
        each.kind === 'settled' || (each.kind === 'reported' && each.code.startsWith('R')) ? [each.debit] : [],
      ),
  )
  for (const each of ledger.lines())
    if (each.kind === 'received' && !over.has(each.debit)) {
      const sentOn = todayIn(zone, new Date(each.at))
      if (isFast || settlesOn(sentOn) <= today)
        ledger.add({ kind: 'settled', debit: each.debit, at: now.toISOString() })
    }
}
