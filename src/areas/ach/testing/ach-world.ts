import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { insertAccount, insertMethod, sealNumbers } from '#areas/payment-methods/server/public.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, people } from '#tests/support/distributor.ts'
import { dropFolder } from '../server/drop-folder.ts'
import type { AchPorts } from '../server/make-ach-file.ts'
import { buildSettings } from './build-debit.ts'
import { openPaymentsBook } from './payments-book.ts'

/** Monday, November 23, 2026, 16:31 in New York: a minute after the cut-off. */
export const afterCutOff = new Date('2026-11-23T21:31:00Z')

/** A portal without its screens: database, folder, book of payments and what is logged. */
export async function achWorld(environment: Record<string, string> = {}) {
  const { db } = await testDatabase()
  await addDistributor(db)
  const clock = settableClock(afterCutOff)
  const home = await mkdtemp(join(tmpdir(), 'larder-ach-'))
  afterAll(() => rm(home, { recursive: true, force: true }))
  const logged: string[] = []
  const log = createLog('trace', { write: (line) => void logged.push(line) })
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a key that is long enough to be one', ...environment })
  const services = { db, clock, log, config }
  const book = await openPaymentsBook(db)
  const ports: AchPorts = { settings: buildSettings(), payments: book, folder: dropFolder(home) }
  return {
    services,
    ports,
    book,
    home,
    logged,
    clock,
    db,
    /** Back to the start: no payments, no files, the Monday. */
    reset: async () => {
      clock.set(afterCutOff)
      logged.length = 0
      for (const part of ['out', 'in']) await rm(join(home, part), { recursive: true, force: true })
      await db.run('truncate ach_files, ach_entries, ach_received_files, ach_reports, payment_methods cascade')
      await db.run('truncate test_bank_payments, test_outcomes')
      await db.run('update ach_counter set last_sequence = 0')
      book.restart()
    },
    /** A stored bank account; returns its method. */
    addAccount: async (numbers: { routingNo: string; accountNo: string }, accountType: 'P' | 'B' = 'B') => {
      const id = uuidv7()
      const facts = { nameOnAccount: 'Harbor Grill', accountType }
      const method = { id, kind: 'bank' as const, ownerId: people.buyer, description: 'House' }
      await insertMethod(db, method, { allBillTos: false, billTos: [{ division: 'NLV', number: '0000100' }] })
      await insertAccount(db, id, facts, numbers, sealNumbers(services, id, numbers))
      return id
    },
    /** The files the bank can take, by name. */
    published: async (): Promise<Record<string, string>> => {
      const names = (await readdir(join(home, 'out')).catch(() => [])).filter((name) => !name.startsWith('.'))
      return Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await readFile(join(home, 'out', name), 'ascii')])),
      )
    },
    /** Everything in the outgoing folder, files aside too. */
    allOut: () => readdir(join(home, 'out')).catch((): string[] => []),
  }
}
