import { type Server, type Socket, connect, createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, inject, test } from 'vitest'
import { DatabaseAway } from '#platform/database/database-away.ts'
import { createDatabase } from '#platform/database/pool.ts'

const real = new URL(inject('testServer').url)
const sockets = new Set<Socket>()
let isSilent = false
let isGreeting = true
// A proxy between the pool and PostgreSQL that can be closed, and that can drop what it receives.
const door: Server = createServer((near) => {
  const far = connect(Number(real.port || 5432), real.hostname)
  for (const socket of [near, far]) {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()))
  }
  const isGreeted = isGreeting
  near.on('data', (data) => void (isSilent || !isGreeted || far.write(data)))
  far.on('data', (data) => void (isSilent || near.write(data)))
})

async function open(port: number): Promise<number> {
  door.listen(port, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  return typeof address === 'object' && address ? address.port : 0
}
function shut(): void {
  door.close()
  for (const socket of sockets) socket.destroy()
}

const port = await open(0)
const url = new URL(real)
url.host = `127.0.0.1:${port}`
const db = createDatabase(url.href)
afterAll(async () => {
  await db.close()
  shut()
})

/** How a question ends, and after how many milliseconds. */
async function outcome(question: Promise<unknown>) {
  const start = performance.now()
  const answer = await question.catch((error: unknown) => error)
  return { answer, took: performance.now() - start }
}

test('a database that is away answers so within 2 s and is back by itself [PLAT-7]', async () => {
  expect(await db.row('select 1 as one')).toEqual({ one: 1 })
  const running = outcome(db.row('select pg_sleep(5)'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  shut()
  for (const { answer, took } of [
    await running,
    await outcome(db.rows('select 1')),
    await outcome(db.inTransaction((tx) => tx.rows('select 1'))),
  ]) {
    expect(answer).toBeInstanceOf(DatabaseAway)
    expect(took).toBeLessThan(2000)
  }
  await open(port)
  expect(await db.row('select 1 as one')).toEqual({ one: 1 })
})

test('a database that no longer answers counts as away within 2 s [PLAT-7]', async () => {
  await db.row('select 1 as one')
  isSilent = true
  const [onOpen, onNew] = await Promise.all([outcome(db.rows('select 1')), outcome(db.rows('select 2'))])
  isSilent = false
  for (const { answer, took } of [onOpen, onNew]) {
    expect(answer).toBeInstanceOf(DatabaseAway)
    expect(took).toBeLessThan(2100)
  }
  expect(await db.row('select 1 as one')).toEqual({ one: 1 })
})

test('a slow statement is not mistaken for a database that is away [PLAT-7]', async () => {
  expect(await db.row('select 1 as one from pg_sleep(2.5)')).toEqual({ one: 1 })
})

test('a long transaction whose statements end is not cut while new connections wait to be greeted [PLAT-7]', async () => {
  await db.row('select 1 as one')
  isGreeting = false
  const { answer } = await outcome(
    db.inTransaction(async (tx) => {
      for (let i = 0; i < 15; i++) await tx.row('select 1 as one from pg_sleep(0.2)')
      return 'committed'
    }),
  )
  isGreeting = true
  expect(answer).toBe('committed')
})

test('PostgreSQL gives up a statement that runs too long, and says so [PLAT-7]', async () => {
  const hasty = createDatabase(real.href, { statementTimeout: 100 })
  const { answer } = await outcome(hasty.rows('select pg_sleep(3)').finally(() => hasty.close()))
  expect(answer).not.toBeInstanceOf(DatabaseAway)
  expect(String(answer)).toContain('statement timeout')
})
