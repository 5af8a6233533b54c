import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '#tests/support/database.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { handle } from './handle.ts'
import { createServer } from './server.ts'

const { db } = await testDatabase()
const params = z.object({ name: z.string() })
const read = endpoint({
  name: 'read',
  method: 'GET',
  path: '/read/:name',
  summary: 'read',
  access: 'public',
  params,
  answer: z.object({}),
})
const app = await createServer({
  services: { db, clock: systemClock, log: createLog('silent'), config: readConfig({ NODE_ENV: 'test' }) },
  areas: [{ name: 'read', handlers: [handle(read, async () => ({}))] }],
  gate: () => Promise.reject(new Error('no gate')),
})
afterAll(() => app.close())

test.each([
  ['is half a character', '%ED%A0%80', 400, 'The address is not valid.'],
  ['has a part that is too long', 'a'.repeat(601), 414, 'A part of the address is longer than 600 characters.'],
])('an address that %s is refused as every call is, and not sent back [PLAT-7]', async (_, name, status, message) => {
  const answer = await app.inject({ method: 'GET', url: `/api/read/${name}` })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ code: 'invalid_request', message })
  expect(answer.headers['cache-control']).toBe('no-store')
})
