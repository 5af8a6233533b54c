import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBankingDay } from '#kit/banking-days.ts'
import type { BankPayments, DebitOutcome } from '#areas/ach/server/bank-payments.ts'
import { dropFolder } from '#areas/ach/server/drop-folder.ts'
import { type AchPorts, makeAchFile } from '#areas/ach/server/make-ach-file.ts'
import { readBankFiles } from '#areas/ach/server/read-bank-files.ts'
import { settleDue } from '#areas/ach/server/settle-debits.ts'
import { afterCutOff } from '#areas/ach/testing/ach-world.ts'
import { buildSettings } from '#areas/ach/testing/build-debit.ts'
import { bankPaymentsOf } from '#areas/payments/server/public.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { openBankLedger } from '../server/bank-ledger.ts'
import { visitBank } from '../server/visit-bank.ts'

// The jobs of bank payments in a process of its own, so that a test can kill it: `node
// collecting-process.ts URL FOLDER KEY DAYS HOW` writes 'ready', lives the days it was not through
// with, portal and bank, and writes 'done'. With 'apart' it is broken on purpose: that a debit was
// sent is noted after its file, after the line 'unnoted', and one that is due again is another
// presentment.
const [databaseUrl = '', folder = '', key = '', days = '', how = ''] = process.argv.slice(2)
const dayMs = 86_400_000
const db = createDatabase(databaseUrl, { max: 8 })
const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: key })
const clock = settableClock(afterCutOff)
const services = { db, clock, log: createLog('silent'), config }

const sound: BankPayments = bankPaymentsOf(services)
const notNoted: DebitOutcome[] = []
const apart: BankPayments = {
  due: async (tx, question) => {
    const due = await sound.due(tx, question)
    const rows = await tx.rows<{ id: string; debits: number }>(
      'select payment_id as id, count(*)::int as debits from ach_entries group by 1',
    )
    const debits = new Map(rows.map((row) => [row.id, row.debits]))
    return due.map((each) => ({
      ...each,
      presentment: Math.min(3, 1 + (debits.get(each.paymentId) ?? 0)) as 1 | 2 | 3,
    }))
  },
  recordOutcome: async (tx, outcome) =>
    outcome.kind === 'sent' ? void notNoted.push(outcome) : sound.recordOutcome(tx, outcome),
}
const ports: AchPorts = {
  settings: buildSettings({ collectAgain: [1, 1] }),
  payments: how === 'apart' ? apart : sound,
  folder: dropFolder(folder),
}

await mkdir(folder, { recursive: true })
const through = join(folder, 'days')
const bank = {
  dropDir: folder,
  ledger: openBankLedger(join(folder, 'bank-ledger.jsonl')),
  zone: 'America/New_York',
  isFast: false,
}
process.stdout.write('ready\n')
const first = Number(await readFile(through, 'utf8').catch(() => 0))
for (let day = first; day < Number(days); day++) {
  clock.set(new Date(afterCutOff.getTime() + day * dayMs))
  if (isBankingDay(clock.now().toISOString().slice(0, 10))) {
    // Two processes of the portal at once.
    for (const job of [makeAchFile, readBankFiles, settleDue])
      await Promise.all(how === 'apart' ? [job(services, ports)] : [job(services, ports), job(services, ports)])
    if (notNoted.length > 0) {
      process.stdout.write('unnoted\n')
      await sleep(600)
    }
    for (let outcome = notNoted.shift(); outcome; outcome = notNoted.shift()) await sound.recordOutcome(db, outcome)
    await visitBank(bank, clock.now())
  }
  await writeFile(`${through}.part`, String(day + 1))
  await rename(`${through}.part`, through)
}
process.stdout.write('done\n')
await db.close()
