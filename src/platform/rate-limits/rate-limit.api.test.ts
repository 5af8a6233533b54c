import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { countAttempt, forgiveAttempt } from './rate-limit.ts'

const { db } = await testDatabase()
const limit = { max: 3, windowMinutes: 15 }
const noon = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const attempt = (key = 'login:chef@example.com', now = noon) => countAttempt(db, key, limit, now)

beforeEach(async () => {
  await db.run('truncate rate_counters')
})

test('attempts in a window are limited, and the response says how long to wait [AUTH-1]', async () => {
  for (let n = 0; n < 3; n++) expect(await attempt()).toEqual({ allowed: true, retryAfterSeconds: 900 })
  expect(await attempt('login:chef@example.com', later(5))).toEqual({ allowed: false, retryAfterSeconds: 600 })
  expect(await attempt('login:other@example.com')).toMatchObject({ allowed: true })
  expect(await attempt('login:chef@example.com', later(15))).toMatchObject({ allowed: true })
})

test('attempts at the same time are all counted [AUTH-1]', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => attempt()))
  expect(all.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('an attempt that turned out well is given back [AUTH-1]', async () => {
  for (let n = 0; n < 10; n++) {
    expect(await attempt()).toMatchObject({ allowed: true })
    await forgiveAttempt(db, 'login:chef@example.com', limit, noon)
  }
})

test('the table names nobody', async () => {
  await attempt()
  expect(JSON.stringify(await db.rows('select * from rate_counters'))).not.toMatch(/chef|example|login/)
})
