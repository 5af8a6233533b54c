import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { Refused } from '#kit/decision.ts'
import type { Transaction } from '#platform/database/database.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createSeal } from '../seal.ts'
import { type OnceCall, runOnce } from './idempotency.ts'

const { db } = await testDatabase()
await db.run('create table effects (at timestamptz not null default clock_timestamp())')

const buyer = '00000000-0000-7000-8000-000000000001'
const colleague = '00000000-0000-7000-8000-000000000002'
const effects = async () => (await db.row<{ n: number }>('select count(*) as n from effects')).n
const keys = async () => (await db.row<{ n: number }>('select count(*) as n from idempotency_keys')).n

async function effect(tx: Transaction, pauseMs = 0): Promise<{ number: number }> {
  await tx.run('insert into effects default values')
  await sleep(pauseMs)
  return { number: 7 }
}

const once = (changes: Partial<OnceCall> = {}) =>
  runOnce({
    db,
    scope: { realUserId: buyer, userId: buyer, route: 'placeOrder' },
    key: 'key-1',
    body: { body: { a: 1, b: [1, 2] } },
    status: 201,
    lockTimeout: 1500,
    run: effect,
    serialize: (answer) => JSON.stringify(answer),
    marksOf: (text) => createSeal(['a key of the test']).marks(text, 'idempotency'),
    ...changes,
  })

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  )

beforeEach(async () => {
  await db.run('truncate effects, idempotency_keys')
})

test('sixteen calls at once with one key have one effect and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => once({ run: (tx) => effect(tx, 20) })))
  expect(await effects()).toBe(1)
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['201 {"number":7}']))
  expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
})

test('a response that was lost on its way is replayed exactly', async () => {
  // The caller never saw the first answer: its process died after the commit.
  await once({ serialize: () => '{"number":7,  "odd":"spacing"}' })
  const again = await once({ serialize: () => 'not asked for' })
  expect(again).toEqual({ status: 201, body: '{"number":7,  "odd":"spacing"}', isReplay: true })
  expect(await effects()).toBe(1)
})

test('a call that died before its commit has had no effect and may be repeated', async () => {
  const killed = once({
    run: async (tx) => {
      await tx.run('insert into effects default values')
      await tx.run('select pg_terminate_backend(pg_backend_pid())')
    },
  })
  await expect(killed).rejects.toThrow()
  expect(await effects()).toBe(0)
  expect(await once()).toMatchObject({ isReplay: false })
  expect(await effects()).toBe(1)
})

test('the same key of another user, an acting member of staff or another call is another key', async () => {
  await once()
  await once({ scope: { realUserId: colleague, userId: colleague, route: 'placeOrder' } })
  await once({ scope: { realUserId: colleague, userId: buyer, route: 'placeOrder' } })
  await once({ scope: { realUserId: buyer, userId: buyer, route: 'createCart' } })
  expect(await effects()).toBe(4)
})

test('the same key with another body is refused; the order of the fields does not matter', async () => {
  await once()
  expect(await refusalOf(once({ body: { body: { a: 2, b: [1, 2] } } }))).toMatchObject({
    code: 'idempotency_key_reused',
    status: 422,
  })
  expect(await refusalOf(once({ body: { body: { a: 1, b: [2, 1] } } }))).toMatchObject({ status: 422 })
  expect(await once({ body: { body: { b: [1, 2], a: 1 } } })).toMatchObject({ isReplay: true })
})

test('a refusal stores nothing, so that the same key may be tried again', async () => {
  const no = { code: 'cart_is_empty', status: 409, message: 'The cart is empty' }
  const refused = once({
    run: async (tx) => {
      await effect(tx)
      throw new Refused(no)
    },
  })
  expect(await refusalOf(refused)).toEqual(no)
  expect([await effects(), await keys()]).toEqual([0, 0])
  expect(await once()).toMatchObject({ isReplay: false })
})

test('one that is still running is waited for 5 seconds, then 409', async () => {
  let isRunning = false
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const slow = once({
    run: async (tx) => {
      await effect(tx)
      isRunning = true
      await ended
    },
    serialize: () => '{}',
  })
  await expect.poll(() => isRunning).toBe(true)
  const start = performance.now()
  expect(await refusalOf(once())).toMatchObject({ code: 'still_running', status: 409 })
  expect(performance.now() - start).toBeGreaterThan(4500)
  end()
  await slow
  expect(await once()).toMatchObject({ isReplay: true })
})

test('locks of the effect itself are waited for as long as everywhere [PLAT-14]', async () => {
  const { timeout } = JSON.parse(
    (await once({ run: (tx) => tx.row(`select current_setting('lock_timeout') as timeout`) })).body,
  ) as { timeout: string }
  expect(timeout).toBe('1500ms')
})

test('a key is 1 to 200 visible ASCII characters', async () => {
  for (const key of ['', 'a b', 'ä', 'x'.repeat(201), 'a\n']) {
    expect(await refusalOf(once({ key })), JSON.stringify(key)).toMatchObject({ status: 400, field: 'Idempotency-Key' })
  }
  expect(await once({ key: 'x'.repeat(200) })).toMatchObject({ isReplay: false })
})

test('planted: without the unique key the sixteen calls are found to have more than one effect', async () => {
  await db.run('alter table idempotency_keys drop constraint idempotency_keys_pkey')
  await Promise.allSettled(Array.from({ length: 16 }, () => once({ run: (tx) => effect(tx, 20) })))
  expect(await effects()).toBeGreaterThan(1)
})

test('what is kept of a body is no hash that few digits are guessed by [PROFILE-5]', async () => {
  const body = { body: { accountNo: '12345678' } }
  await once({ key: 'key-marked', body })
  const { hash } = await db.row<{ hash: string }>(
    `select body_hash as hash from idempotency_keys where key = 'key-marked'`,
  )
  for (const encoding of ['base64url', 'hex'] as const)
    expect(hash).not.toBe(createHash('sha256').update(JSON.stringify(body)).digest(encoding))
})
