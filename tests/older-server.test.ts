import { expect, test } from 'vitest'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from './support/database.ts'
import { sentStatements } from './support/sent-statements.ts'

// PLAT-2: the oldest server we promise parses whatever the calls have sent to the current one.
const { db, url } = await testDatabase()
await migrateJobs(url, createLog('silent'))
// Tests have tables of their own.
const statements = sentStatements().filter(({ name }) => !name.startsWith('test.'))
const isPrepared = /^\s*(with|select|insert|update|delete|merge|values)\b/i

// By itself, without a run of the calls before it, there is nothing to ask.
test.runIf(process.env['SENT_STATEMENTS'])(
  'every statement the calls sent is one of this server, too [PLAT-2]',
  async () => {
    expect(statements.length).toBeGreaterThan(500)
    const refused: string[] = []
    await db.inTransaction(async (tx) => {
      for (const [index, { name, text }] of statements.filter((each) => isPrepared.test(each.text)).entries())
        await tx
          .inTransaction((inner) => inner.run(`prepare sent_${index} as ${text}`))
          .catch((error: Error) => refused.push(`${name}: ${error.message}`))
    })
    expect(refused).toEqual([])
  },
  60_000,
)
