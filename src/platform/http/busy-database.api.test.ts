import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '#tests/support/database.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createDatabase } from '../database/pool.ts'
import { createLog } from '../log.ts'
import { handle } from './handle.ts'
import { createServer } from './server.ts'

const { db, url } = await testDatabase()
await db.run('create table counted (n integer); insert into counted values (1)')
// The pool of a portal with four connections, and its timeout for locks in proportion.
const pool = createDatabase(url, { max: 4, lockTimeout: 600, statementTimeout: 900 })
afterAll(() => pool.close())

const call = (name: string, text: string) =>
  handle(
    endpoint({ name, method: 'GET', path: `/${name}`, summary: name, access: 'public', answer: z.object({}) }),
    async ({ db: queries }) => {
      await queries.run(text)
      return {}
    },
  )
const app = await createServer({
  services: {
    db: pool,
    clock: systemClock,
    log: createLog('silent'),
    config: readConfig({ NODE_ENV: 'test', LARDER_REQUESTS_PER_MINUTE: '1000000' }),
  },
  areas: [
    {
      name: 'busy',
      handlers: [
        call('locked', 'update counted set n = n + 1'),
        call('slow', 'select pg_sleep(3)'),
        call('other', 'select 1'),
        call('full', `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`),
        call('bug', 'select no_such_column'),
      ],
    },
  ],
  gate: () => Promise.reject(new Error('no gate')),
})
afterAll(() => app.close())
const ask = (path: string) => app.inject({ method: 'GET', url: `/api/${path}` })

test('a locked table answers 503 with a sentence and Retry-After, and others get through in the meantime [PLAT-14]', async () => {
  await db.inTransaction(async (tx) => {
    await tx.run('lock table counted')
    const waiting = Array.from({ length: 8 }, () => ask('locked'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const others = await Promise.all(Array.from({ length: 12 }, () => ask('other')))
    expect(others.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200))
    for (const answer of await Promise.all(waiting)) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
    }
  })
  expect((await ask('locked')).statusCode).toBe(200)
})

test('a statement beyond its limit answers 503, not 500 [PLAT-14]', async () => {
  const answer = await ask('slow')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('please try again') as string })
})

test('a full disk answers 503 with what to do, and a bug still 500 [PLAT-14]', async () => {
  const answer = await ask('full')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'storage_full' })
  expect((await ask('bug')).statusCode).toBe(500)
})
