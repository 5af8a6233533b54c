import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { settableClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { forgetPlatformJob } from './platform-jobs.ts'

const { db } = await testDatabase()
const clock = settableClock(new Date())
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const run = async (days: number, environment: Record<string, string> = {}) => {
  clock.set(inDays(days))
  const config = readConfig({ NODE_ENV: 'test', ...environment })
  await forgetPlatformJob.run({}, { db, clock, config, log: createLog('silent') })
}
const count = async (table: string) => (await db.row<{ n: number }>(`select count(*) as n from ${table}`)).n

beforeEach(async () => {
  for (const table of [
    'mails',
    'text_messages',
    'outbox_messages',
    'audit_entries',
    'idempotency_keys',
    'rate_counters',
  ])
    await db.run(`truncate ${table}`)
})

/**
 * What is kept for how many days unless the configuration says otherwise, as docs/operations.md
 * lists it.
 */
const kept = [
  {
    table: 'mails',
    days: 90,
    insert: `values (gen_random_uuid(), 'a@b.example', 's', 't')`,
    into: 'id, to_address, subject, text_body',
  },
  {
    table: 'text_messages',
    days: 30,
    insert: `values (gen_random_uuid(), '+17025550143', 't')`,
    into: 'id, to_phone, text_body',
  },
  { table: 'audit_entries', days: 400, insert: `values ('order.place', 'order:1')`, into: 'action, entity' },
  {
    table: 'idempotency_keys',
    days: 7,
    insert: `values (gen_random_uuid(), gen_random_uuid(), 'r', 'k', 'h', 200, '{}')`,
    into: 'real_user_id, user_id, route, key, body_hash, status, answer',
  },
  { table: 'rate_counters', days: 1, insert: `values ('k', now(), 1)`, into: 'key, window_start, count' },
]

test.each(kept)(
  '$table are kept for $days days and then deleted by the nightly job [PLAT-5]',
  async ({ table, days, insert, into }) => {
    await db.run(`insert into ${table} (${into}) ${insert}`)
    await run(days - 0.1)
    expect(await count(table)).toBe(1)
    await run(days + 0.1)
    expect(await count(table)).toBe(0)
  },
)

test('delivered and given up messages to the ERP are kept for 90 days, waiting and failed ones until somebody decides [PLAT-13]', async () => {
  const message = (subject: string, delivered: string, reason: string) =>
    db.run(`insert into outbox_messages (message_id, topic, subject, payload, delivered_at, stop_reason)
      values (gen_random_uuid(), 'order.placed', '${subject}', '{}', ${delivered}, ${reason})`)
  await message('delivered', 'now()', 'null')
  await message('given up', 'null', `'givenUp'`)
  await message('waiting', 'null', 'null')
  await message('failed', 'null', `'refused'`)
  await run(89)
  expect(await count('outbox_messages')).toBe(4)
  await run(91)
  expect(await db.rows('select subject from outbox_messages order by id')).toEqual([
    { subject: 'waiting' },
    { subject: 'failed' },
  ])
})

test('the configuration sets the periods [PLAT-11]', async () => {
  await db.run(
    `insert into mails (id, to_address, subject, text_body) values (gen_random_uuid(), 'a@b.example', 's', 't')`,
  )
  await run(3, { LARDER_MAIL_DAYS: '2' })
  expect(await count('mails')).toBe(0)
})

test('more rows than fit into one batch go too [PLAT-5]', async () => {
  await db.run(`insert into rate_counters select n::text, now(), 1 from generate_series(1, 12001) n`)
  await run(2)
  expect(await count('rate_counters')).toBe(0)
})
