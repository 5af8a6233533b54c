import { beforeAll, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { createPortal } from '#app/portal.server.ts'
import { demoCommand } from '#app/cli/demo.ts'
import { importRows } from '#areas/imports/server/public.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { firstOwnTable } from '#platform/database/own-rows.ts'
import { migrateJobs, queueJob } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { confirmSealingKey } from '#platform/sealing-key.ts'
import { runCommand } from '#tests/support/backup.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { DemoDistributor } from './demo-rows.ts'
import { settleDemo } from './demo-state.ts'
import { seedDistributor } from './seed-distributor.ts'

const SECRET_KEY = 'a key of thirty-two letters or more'
const silent = () => undefined
const division = { division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' }
const admin = { email: 'admin@larder.example', firstName: 'Wen', type: 'ecmi', role: 'portalAdmin' }
const demo = (): DemoDistributor => ({
  imports: [
    { kind: 'divisions', rows: () => [division] },
    { kind: 'users', rows: () => [admin] },
  ],
  signIns: [admin.email],
  password: 'larder-demo',
  today: '2026-03-02',
  addPaymentMethods: async () => undefined,
})
const seed = (db: Database) => seedDistributor({ db, importKinds, logLine: silent }, 'small', demo)

async function signIn({ db, url }: TestDatabase, DEMO: 'small' | 'off'): Promise<number> {
  const config = readConfig({ NODE_ENV: 'test', DEMO, SECRET_KEY })
  const parts = { config, db, databaseUrl: url, clock: systemClock, log: createLog('silent'), withJobs: false }
  const portal = await createPortal(parts)
  const payload = { email: admin.email, password: 'larder-demo' }
  const { statusCode } = await portal.app.inject({ method: 'POST', url: '/api/login', payload })
  await portal.stop()
  return statusCode
}
const sessions = async (db: Database) => (await db.rows('select from sessions')).length

const [shown, own, kept] = [await testDatabase(), await testDatabase(), await testDatabase()]
beforeAll(async () => {
  await seed(shown.db)
  await importRows(own.db, importKinds.divisions, [{ ...division, name: 'My own' }], { fileName: 'divisions.csv' })
})

test('the demo is never loaded beside data of ones own, and changes none of it [PLAT-1]', async () => {
  await expect(seed(own.db)).rejects.toThrow(/holds data of your own \(divisions has rows\).*DEMO=off/)
  expect(await own.db.rows('select name from divisions')).toEqual([{ name: 'My own' }])
  expect(await own.db.rows('select from users')).toEqual([])
  const start = (environment: Record<string, string>) => settleDemo(own.db, readConfig(environment), silent)
  expect(await start({})).toBe('off')
  expect(await start({ DEMO: 'off' })).toBe('off')
  await expect(start({ DEMO: 'small' })).rejects.toThrow('holds data of your own')
})

test('a database as the first start leaves it still gets the demo [PLAT-1]', async () => {
  await confirmSealingKey(kept.db, readConfig({ SECRET_KEY }))
  await kept.db.run('insert into second_factor_policy default values')
  expect(await firstOwnTable(kept.db)).toBeUndefined()
  expect(await settleDemo(kept.db, readConfig({}), silent)).toBe('small')
})

test('a demo whose loading was interrupted is not taken for data of ones own [PLAT-1]', async () => {
  const breaking = (): DemoDistributor => ({ ...demo(), signIns: ['\0'] })
  await expect(seedDistributor({ db: kept.db, importKinds, logLine: silent }, 'small', breaking)).rejects.toThrow()
  expect(await kept.db.rows('select from users')).toHaveLength(1)
  expect(await settleDemo(kept.db, readConfig({}), silent)).toBe('small')
  await seed(kept.db)
  expect(await kept.db.rows('select from user_passwords')).toHaveLength(1)
})

test('under DEMO=off nobody of the demo signs in, and their sessions end with the start [PLAT-1]', async () => {
  expect(await signIn(shown, 'small')).toBe(200)
  expect(await sessions(shown.db)).toBe(1)
  const said: string[] = []
  expect(await settleDemo(shown.db, readConfig({ DEMO: 'off' }), (line) => said.push(line))).toBe('off')
  expect(await sessions(shown.db)).toBe(0)
  expect(said.join()).toContain('demo remove')
  expect(await signIn(shown, 'off')).toBe(401)
  expect(await sessions(shown.db)).toBe(0)
  expect(await settleDemo(shown.db, readConfig({}), silent)).toBe('small')
})

const remove = ({ url }: TestDatabase) => runCommand(demoCommand, ['remove'], { DATABASE_URL: url, SECRET_KEY })

test('a demo is removed with all that was done in it, and leaves an empty database [PLAT-1]', async () => {
  await migrateJobs(shown.url, createLog('silent'))
  await queueJob(shown.db, 'note', {})
  await signIn(shown, 'small')
  await remove(shown)
  expect(await firstOwnTable(shown.db)).toBeUndefined()
  expect(await shown.db.rows('select from demo_seeds')).toEqual([])
  // The distributor's own start needs them.
  expect(await shown.db.rows('select from credit_codes')).not.toEqual([])
  expect(await shown.db.rows('select from graphile_worker._private_jobs')).toEqual([])
  await expect(remove(shown)).rejects.toThrow('There is no demo in this database')
  // What follows is data of a real distributor.
  await importRows(shown.db, importKinds.divisions, [division], { fileName: 'divisions.csv' })
  expect(await settleDemo(shown.db, readConfig({}), silent)).toBe('off')
})

test('a demo is not removed under data of ones own, which is named [PLAT-1]', async () => {
  await importRows(kept.db, importKinds.users, [{ ...admin, email: 'me@own.example' }], { fileName: 'larder user' })
  await importRows(kept.db, importKinds.divisions, [{ ...division, division: 'OWN' }], { fileName: 'divisions.csv' })
  const rows = () =>
    kept.db.row('select (select count(*) from users) as users, (select count(*) from divisions) as divisions')
  const before = await rows()
  await expect(remove(kept)).rejects.toThrow(/users \(me@own\.example\); divisions \(OWN\); imported divisions, users/)
  expect(await rows()).toEqual(before)
})

test('a demo is not removed under a running portal [PLAT-1]', async () => {
  await kept.db.run(`insert into job_workers values ('alive', now())`)
  await expect(remove(kept)).rejects.toThrow('A portal is running on this database')
})
