import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '#tests/support/database.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createDatabase } from '../database/pool.ts'
import { handle } from '../http/handle.ts'
import { createServer } from '../http/server.ts'
import { createLog } from '../log.ts'
import { SharedCounters } from './shared-counters.ts'

const { db } = await testDatabase()
const log = createLog('silent')
const minute = 60_000
beforeEach(() => db.run('truncate rate_counters'))

/** One process of a portal with a limit for everything and a tighter one for one call. */
async function portal() {
  const call = (name: string, rateLimit?: { max: number; minutes: number }) =>
    handle(
      endpoint({
        name,
        method: 'GET',
        path: `/${name}`,
        summary: name,
        access: 'public',
        answer: z.object({}),
        ...(rateLimit && { rateLimit }),
      }),
      async () => ({}),
    )
  const config = readConfig({ NODE_ENV: 'test', LARDER_REQUESTS_PER_MINUTE: '20' })
  const app = await createServer({
    services: { db, clock: systemClock, log, config },
    areas: [{ name: 'limited', handlers: [call('usual'), call('tight', { max: 10, minutes: 1 })] }],
    gate: () => Promise.reject(new Error('no gate')),
  })
  afterAll(() => app.close())
  return async (path: string, times: number) => {
    const statuses = []
    for (let n = 0; n < times; n++) statuses.push((await app.inject({ method: 'GET', url: `/api/${path}` })).statusCode)
    return statuses.filter((status) => status === 200).length
  }
}

/** Far enough from the end of a window of a minute. */
async function earlyInTheMinute(): Promise<void> {
  const left = minute - (Date.now() % minute)
  if (left < 8000) await sleep(left + 10)
}

test('the general limit holds for all processes together [PLAT-2]', { timeout: 40_000 }, async () => {
  await earlyInTheMinute()
  const [one, other] = [await portal(), await portal()]
  expect(await one('usual', 15)).toBe(15)
  expect(await other('usual', 1)).toBe(1)
  await sleep(700)
  expect(await other('usual', 15)).toBe(4)
  // A process that was idle learns of the others with its next report, a quarter of a second late.
  expect(await one('usual', 1)).toBe(1)
  await sleep(700)
  expect(await one('usual', 15)).toBe(0)
})

test(
  'the limit of one call holds for all processes together, apart from the general one [PLAT-2]',
  { timeout: 40_000 },
  async () => {
    await earlyInTheMinute()
    const [one, other] = [await portal(), await portal()]
    expect(await one('tight', 9)).toBe(9)
    expect(await other('tight', 1)).toBe(1)
    await sleep(700)
    expect(await other('tight', 5)).toBe(0)
    expect(await other('usual', 5)).toBe(5)
  },
)

test('a request costs no statement of its own: a thousand are one report [PLAT-2]', async () => {
  const counters = new SharedCounters(db, log, () => minute * 1000)
  for (let n = 0; n < 1000; n++) counters.count('usual 127.0.0.1', minute)
  await counters.report()
  counters.stop()
  expect(await db.rows('select count from rate_counters')).toEqual([{ count: 1000 }])
})

test('while the database is away a process counts for itself, and reports later [PLAT-14]', async () => {
  const away = createDatabase('postgres://nobody@127.0.0.1:1/none')
  afterAll(() => away.close())
  const counters = new SharedCounters(away, log, () => minute * 1000)
  for (let n = 1; n <= 3; n++) expect(counters.count('usual 127.0.0.1', minute).current).toBe(n)
  await counters.report()
  expect(counters.count('usual 127.0.0.1', minute)).toEqual({ current: 4, ttl: minute })
  counters.stop()
})

test('a new window begins at nought, and no address stands in the table [PLAT-2]', async () => {
  let now = minute * 1000
  const counters = new SharedCounters(db, log, () => now)
  counters.count('usual 203.0.113.7', minute)
  await counters.report()
  now += minute
  expect(counters.count('usual 203.0.113.7', minute).current).toBe(1)
  counters.stop()
  expect(JSON.stringify(await db.rows('select * from rate_counters'))).not.toContain('203.0')
})
