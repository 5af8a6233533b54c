import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { exportCommand } from '#app/cli/export.ts'
import { restoreCommand } from '#app/cli/restore.ts'
import { createPortal } from '#app/portal.server.ts'
import { demoPassword } from '#areas/demo/demo-sign-ins.ts'
import { generateDistributor } from '#areas/demo/generate/generate-distributor.ts'
import { demoMethods } from '#areas/demo/generate/payment-methods.ts'
import { demoUsers } from '#areas/demo/generate/users.ts'
import { seedDistributor } from '#areas/demo/seed/seed-distributor.ts'
import { seedPaymentMethods } from '#areas/demo/seed/seed-payment-methods.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { migrateJobs, queueJob } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { createSeal } from '#platform/seal.ts'
import { everyJob, everyRow, everySequence, runCommand } from './support/backup.ts'
import { emptyDatabase, testDatabase } from './support/database.ts'
import { addOwnData, addRecipe } from './support/kitchen-rows.ts'

const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'larder-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const secretKey = 'the sealing key of the exported portal'
const [oldHome, newHome, backup] = ['old', 'new', 'backup'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

const used = await testDatabase()
const target = await emptyDatabase()
const at = (url: string, dataDir: string) => ({ DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: secretKey })

/** Sessions, what is keyed by one, sign-ins under way, and what describes the running processes. */
const staysBehind = [
  'sessions',
  'second_factor_codes',
  'card_entries',
  'single_sign_on_flows',
  'demo_provider_records',
  'job_workers',
  'rate_counters',
]
const picture = 'profile-images/0199a1b2-aaaa-7bbb-8ccc-1234567890ab/small.webp'
const nasty = ['a "quoted", comma', '\\.', 'one\n\\.\ntwo\r\nthree', '', '\\N', 'ø 漢字 🍋', 'tab\there']

function* firstOf<T>(rows: Iterable<T>, count: number): Generator<T> {
  for (const row of rows) {
    if (count-- === 0) return
    yield row
  }
}

/** A demo somebody has worked in: everything a table can hold that is hard to carry over. */
beforeAll(async () => {
  const config = readConfig({ ...at(used.url, oldHome), NODE_ENV: 'test', DEMO: 'small' })
  const today = '2026-03-02'
  const distributor = {
    // The first rows of each kind: enough of everything, in a tenth of the time.
    imports: generateDistributor('small', today).map(({ kind, rows }) => ({ kind, rows: () => firstOf(rows(), 2000) })),
    signIns: demoUsers.map(({ email }) => email),
    password: demoPassword,
    today,
    addPaymentMethods: (tx: Queries) => seedPaymentMethods(tx, demoMethods(today), config),
  }
  await seedDistributor({ db: used.db, importKinds, logLine: () => undefined }, 'small', () => distributor)
  await migrateJobs(used.url, log)
  const { id: userId } = await used.db.row<{ id: string }>(
    `select id from users where email = 'buyer@harborbistro.example'`,
  )
  await used.db.run(
    `insert into sessions (token_hash, user_id, real_user_id, expires_at) values ('\\x0102', $1, $1, now() + interval '1 day')`,
    [userId],
  )
  await used.db.run(
    `insert into second_factor_codes (session_hash, purpose, user_id, phone, code_mark, created_at, expires_at)
     values ('\\x0102', 'login', $1, '+17025550143', 'mark', now(), now() + interval '10 minutes')`,
    [userId],
  )
  await used.db.run(`insert into card_entries values (gen_random_uuid(), $1, '\\x0102', now())`, [userId])
  await used.db.run(`insert into second_factors (user_id, totp_secret) values ($1, $2)`, [
    userId,
    createSeal([secretKey]).seal('JBSWY3DPEHPK3PXP', 'totp'),
  ])
  await used.db.run(
    `insert into audit_entries (action, entity, details) select 'note', 'nasty:' || n, jsonb_build_object('text', text)
     from unnest($1::text[]) with ordinality as t(text, n)`,
    [nasty],
  )
  await used.db.run('update brands set is_e_brand = not is_e_brand where name = (select min(name) from brands)')
  // As in a database that was upgraded: the column stands where its migration ran, at the end.
  await used.db.run(
    `alter table users rename column phone to former; alter table users add column phone text;
     update users set phone = former; alter table users drop column former`,
  )
  await used.db.run(
    `update items set marketing_description = $1 where item_number = (select min(item_number) from items)`,
    [nasty.join('|')],
  )
  // What refers to a recipe is checked at the commit.
  const shipTo = await used.db.row<{ division: string; shipTo: string }>(
    `select division, number as "shipTo" from ship_tos order by division, number limit 1`,
  )
  const { customItemId } = await addOwnData(used.db, { ...shipTo, word: 'stock' })
  await addRecipe(used.db, { ...shipTo, word: 'soup', customItemId: customItemId!, quantity: 1 })
  await used.db.run(`select nextval('order_numbers')`)
  await queueJob(used.db, 'send-password-reset', { email: 'sealed' }, { key: 'once', runAt: new Date('2027-01-01') })
  await queueJob(used.db, 'forget-card', { token: 'x' })
  await used.db.run(
    `update graphile_worker._private_jobs set attempts = 12, last_error = 'gave up', locked_by = null where key is null`,
  )
  mkdirSync(join(oldHome, 'uploads', picture, '..'), { recursive: true })
  writeFileSync(join(oldHome, 'uploads', picture), 'a picture')
}, 180_000)

test(
  'an export of a used portal, restored, is the same in every table, job, sequence and picture [PLAT-12]',
  { timeout: 180_000 },
  async () => {
    await runCommand(exportCommand, [backup], at(used.url, oldHome))
    await runCommand(restoreCommand, [backup], at(target.url, newHome))
    const [before, after] = [await everyRow(used.db, staysBehind), await everyRow(target.db, staysBehind)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const different = Object.keys(before).filter((name) => before[name]?.join('\n') !== after[name]?.join('\n'))
    // When it ran is the migrations' own.
    expect(different.filter((name) => name !== 'schema_migrations')).toEqual([])
    for (const name of ['catalogue_versions', 'carts', 'orders', 'bank_accounts', 'second_factors'])
      expect(before[name]).not.toEqual([])
    expect(await everySequence(target.db)).toEqual(await everySequence(used.db))
    expect(await everyJob(target.db)).toEqual(await everyJob(used.db))
    expect(await everyJob(target.db)).toHaveLength(2)
    expect(readFileSync(join(newHome, 'uploads', picture), 'utf8')).toBe('a picture')
  },
)

test('sessions, and codes and card entries that are keyed by one, stay behind [PLAT-12]', async () => {
  for (const name of staysBehind) expect(await target.db.rows(`select from "${name}"`), name).toEqual([])
})

test('the restored portal signs people in and its triggers work again [PLAT-12]', async () => {
  const config = readConfig({ ...at(target.url, newHome), NODE_ENV: 'test', DEMO: 'small' })
  const { db, url: databaseUrl } = target
  const portal = await createPortal({ config, db, databaseUrl, clock: systemClock, log, withJobs: false })
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'chef@harborbistro.example', password: 'larder-demo' },
  })
  await portal.stop()
  expect(answer.json()).toMatchObject({ loginStatus: 'Success' })
  const version = () => db.rows(`select version from catalogue_versions where division = 'NLV'`)
  const before = await version()
  await db.run(`update items set popularity = popularity + 1 where division = 'NLV'`)
  expect(await version()).not.toEqual(before)
})
